/** Fixed texts of what interviews say to a question. */
import type { chat } from '@insights/contracts';
import type { Language } from '@insights/language';
import { quoted } from './answer/attribution.ts';

type Side = 'support' | 'dissent' | 'silent' | 'unclear' | 'not_asked';

interface Texts extends Readonly<Record<Side, string>> {
  /** In place of `support`, of themes that rules made: they count words. */
  readonly uses: string;
  /** Before passages that do not answer. */
  readonly nearest: string;
  /** Before an interviewer's words. */
  readonly interviewer: (person: string) => string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    support: 'speak of it: ',
    dissent: 'say the opposite: ',
    silent: 'asked, but silent on it: ',
    unclear: 'unclear: ',
    not_asked: 'not asked: ',
    uses: 'use its words: ',
    nearest: 'These passages are the nearest. They may be about something else.',
    interviewer: (person) => `Interviewer to ${person}:`,
  },
  de: {
    support: 'sprechen davon: ',
    dissent: 'sagen das Gegenteil: ',
    silent: 'gefragt, sagen nichts dazu: ',
    unclear: 'unklar: ',
    not_asked: 'nicht gefragt: ',
    uses: 'gebrauchen seine Wörter: ',
    nearest: 'Diese Stellen kommen der Frage am nächsten. Sie handeln vielleicht von etwas anderem.',
    interviewer: (person) => `Interviewer zu ${person}:`,
  },
  fr: {
    support: 'en parlent : ',
    dissent: 'disent le contraire : ',
    silent: 'interrogés, n’en disent rien : ',
    unclear: 'pas clair : ',
    not_asked: 'non interrogés : ',
    uses: 'en emploient les mots : ',
    nearest: 'Ces passages sont les plus proches. Ils parlent peut-être d’autre chose.',
    interviewer: (person) => `Intervieweur à ${person}\u{a0}:`,
  },
  es: {
    support: 'hablan de ello: ',
    dissent: 'dicen lo contrario: ',
    silent: 'preguntados, no dicen nada: ',
    unclear: 'no está claro: ',
    not_asked: 'no preguntados: ',
    uses: 'usan sus palabras: ',
    nearest: 'Estos pasajes son los más cercanos. Quizá traten de otra cosa.',
    interviewer: (person) => `Entrevistador a ${person}:`,
  },
};

export const nearestText = (language: Language): string => TEXTS[language].nearest;

/** The interviewer's words, and whom they are said to. */
export const interviewerSays = (quote: string, person: string, language: Language): string =>
  `${TEXTS[language].interviewer(person)} ${quoted(quote, language)}`;

/**
 * How many people speak of a topic. The first three sides are always told, the others if somebody is on them. Rules count who uses the
 * words of a topic, and know nobody who says the opposite, unless a person says so.
 */
export function balanceText(topic: chat.ChatTopic, isOfWords: boolean, language: Language): string {
  const texts = TEXTS[language];
  const always = [
    (isOfWords ? texts.uses : texts.support) + topic.support_count,
    ...(isOfWords && topic.dissent_count === 0 ? [] : [texts.dissent + topic.dissent_count]),
    texts.silent + topic.silent_count,
  ];
  const others = (['unclear', 'not_asked'] as const)
    .filter((side) => topic[`${side}_count`] > 0)
    .map((side) => texts[side] + topic[`${side}_count`]);
  return `${quoted(topic.label, language)} – ${[...always, ...others].join(', ')}.`;
}
