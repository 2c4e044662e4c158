import { languageOf, tokensOf } from '@insights/language';
import type { Language } from '@insights/language';

import type { Said } from '../corpus/said.ts';
import { mentionIn } from './subject.ts';
import type { Mention } from './subject.ts';

/** Kinds of statements that judge what a question names. */
const JUDGES = new Set(['problem', 'praise']);
/** Words before the statement in its turn, such as "Honestly,": more of them may name something else. */
const LEAD = 3;

/** What a statement is about: what it names, or for "I love them" what the question before it names. */
export const mentionOf = (said: Said, language: Language): Mention | null =>
  mentionIn(said.statement, language) ?? askedAbout(said);

/** "What do you think of the reminders?" – "I love them." */
function askedAbout({ statement: { kind, text, start }, turn, language: code }: Said): Mention | null {
  const language = languageOf(code);
  if (language === null || !JUDGES.has(kind) || turn.asked === null) return null;
  if (tokensOf(turn.text.slice(0, start)).length > LEAD) return null;
  const plain = text.replaceAll('’', "'");
  const isOne = ONE[language].test(plain);
  const isMany = MANY[language].test(plain);
  if (isOne === isMany) return null;
  const [, target] = ASKED[language].exec(turn.asked.trim()) ?? [];
  if (target === undefined || (language !== 'de' && /[sx]$/u.test(target) !== isMany)) return null;
  return { target, isInitial: false };
}

/** A question for an opinion that ends with what it is about. */
const ASKED: Record<Language, RegExp> = {
  en: /\b(?:think|feel|say|opinion|view|views|like|love|hate|enjoy|find|happy|satisfied|get on) (?:(?:of|about|with|on) )?((?:the|our|your|this|these|those) (?:[\p{L}-]+ ){0,3}[\p{L}-]+)\?$/iu,
  de: /\b(?:halten|finden|denken|sagen|meinen|mögen|gefällt|gefallen|zufrieden) (?:Sie |du |ihr |Ihnen |dir )?(?:sind Sie )?(?:(?:von|über|mit|zu) )?((?:der|die|das|den|dem) (?:[\p{L}-]+ ){0,3}\p{Lu}[\p{L}-]+)\?$/u,
  fr: /(?:pensez|penses|trouvez|trouves|aimez|aimes|avis|satisfaite?s?|contente?s?)(?:-vous|-tu)? (?:de |sur |avec )?((?:le |la |les |l['’]|ce |cette |ces )(?:[\p{L}-]+ ){0,3}[\p{L}-]+)\s?\?$/iu,
  es: /(?:piensa|piensas|opina|opinas|parece|parecen|gusta|gustan|encuentra|satisfech[oa]|content[oa]) (?:de |con |sobre )?((?:el|la|los|las|este|esta|estos|estas) (?:[\p{L}-]+ ){0,3}[\p{L}-]+)\?$/iu,
};

/** Openings that a judgement may follow. */
const OPENING = String.raw`^(?:\P{L}*(?:well|oh|yeah|yes|no|honestly|so|and|but|i think|i find|i guess|i'd say|ja|nein|naja|also|ehrlich gesagt|ich finde|oui|non|je trouve|franchement|sí|no|pues|creo que),? )*`;
const pattern = (parts: string): RegExp => new RegExp(parts.replaceAll('^', OPENING), 'iu');

/** The judgement is of one thing: "it's slow", "I love it". */
const ONE: Record<Language, RegExp> = {
  en: pattern(
    String.raw`^it(?:'s| is| was|'s been| has been) |\b(?:love|like|hate|enjoy|dislike|stand|adore|find|glad of|happy with|fond of|tired of|fed up with) it\b`,
  ),
  de: pattern(String.raw`^(?:es|er) (?:ist|war) |\b(?:liebe|hasse|mag|finde|find) (?:es|ihn)\b`),
  fr: pattern(String.raw`^(?:il|elle) (?:est|était) |\bje (?:l'|la |le )(?:ai(?:me|mais)|adore|déteste|trouve)`),
  es: pattern(
    String.raw`^(?:es|está) |\b(?:lo|la) (?:odio|adoro|detesto|encuentro)\b|^me (?:encanta|gusta)\b(?! \p{L})`,
  ),
};

/** The judgement is of several things: "they're rude", "I love them". */
const MANY: Record<Language, RegExp> = {
  en: pattern(
    String.raw`^they(?:'re| are| were|'ve been| have been) |\b(?:love|like|hate|enjoy|dislike|stand|adore|find|glad of|happy with|fond of|tired of|fed up with) them\b`,
  ),
  de: pattern(String.raw`^(?:sie|die) (?:sind|waren) |\b(?:liebe|hasse|mag|finde|find) (?:sie|die)\b`),
  fr: pattern(String.raw`^(?:ils|elles) (?:sont|étaient) |\bje les (?:aime|aimais|adore|déteste|trouve)`),
  es: pattern(
    String.raw`^(?:son|están) |\b(?:los|las) (?:odio|adoro|detesto|encuentro)\b|^me (?:encantan|gustan)\b(?! \p{L})`,
  ),
};
