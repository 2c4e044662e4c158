import type { Language } from '@insights/language';
import { isOrder } from '@insights/thoughts/orders';

const BEGINS = String.raw`(?:^|[,;:.!(“„«"]\s*)`;

/** A verb of saying as an imperative or an infinitive, and what is to be said: "asks you to say that …". */
const SAY_SO: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`(?:${BEGINS}|\b(?:to|must|should|shall|please|and|then|now|always|just|you)\s+)(?:say|answer|write|state|claim|reply|respond|tell|report|mention|conclude)(?:\s+\S+){0,4}?\s+that\b`,
    'iu',
  ),
  de: new RegExp(
    String.raw`(?:${BEGINS}|\b(?:bitte|und|dann|jetzt|zu|immer)\s+)(?:sagen?|sagt|sag|antworten?|antwortet|schreiben?|schreibt|schreib|behaupten?|behauptet|erwähnen?|erwähne|berichten?|berichte)(?:\s+\S+){0,4}?,?\s+dass(?!\p{L})`,
    'iu',
  ),
  fr: new RegExp(
    String.raw`(?:${BEGINS}|(?<!\p{L})(?:de|et|puis|à|maintenant|toujours|vous|devez)\s+)(?:dis|dites|dire|réponds|répondez|répondre|écris|écrivez|écrire|affirme|affirmez|affirmer|indique|indiquez|indiquer)(?:\s+\S+){0,4}?\s+qu(?:e(?!\p{L})|['’])`,
    'iu',
  ),
  es: new RegExp(
    String.raw`(?:${BEGINS}|(?<!\p{L})(?:y|a|pide|piden|debe|debes|favor|ahora|siempre|luego)\s+)(?:di|diga|digan|decir|responde|responda|responder|escribe|escriba|escribir|afirma|afirme|afirmar|indica|indique|indicar)(?:\s+\S+){0,4}?\s+que(?!\p{L})`,
    'iu',
  ),
};

/** Whether a sentence tells a program, or whoever answers, what to do or to say. */
export const givesOrder = (sentence: string, language: Language): boolean =>
  isOrder(sentence, language) || SAY_SO[language].test(sentence);
