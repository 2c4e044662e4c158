/** Fixed texts of what interviews say to a question. */
import type { chat } from '@insights/contracts';
import type { Language } from '@insights/language';
import { quoted } from './answer/attribution.ts';

type Side = 'support' | 'dissent' | 'silent' | 'unclear' | 'not_asked';

interface Texts extends Readonly<Record<Side, string>> {
  /** Before passages that do not answer. */
  readonly nearest: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    support: 'speak of it: ',
    dissent: 'say the opposite: ',
    silent: 'asked, but silent on it: ',
    unclear: 'unclear: ',
    not_asked: 'not asked: ',
    nearest: 'These passages are the nearest. They may be about something else.',
  },
  de: {
    support: 'sprechen davon: ',
    dissent: 'sagen das Gegenteil: ',
    silent: 'gefragt, sagen nichts dazu: ',
    unclear: 'unklar: ',
    not_asked: 'nicht gefragt: ',
    nearest: 'Diese Stellen kommen der Frage am nächsten. Sie handeln vielleicht von etwas anderem.',
  },
  fr: {
    support: 'en parlent : ',
    dissent: 'disent le contraire : ',
    silent: 'interrogés, n’en disent rien : ',
    unclear: 'pas clair : ',
    not_asked: 'non interrogés : ',
    nearest: 'Ces passages sont les plus proches. Ils parlent peut-être d’autre chose.',
  },
  es: {
    support: 'hablan de ello: ',
    dissent: 'dicen lo contrario: ',
    silent: 'preguntados, no dicen nada: ',
    unclear: 'no está claro: ',
    not_asked: 'no preguntados: ',
    nearest: 'Estos pasajes son los más cercanos. Quizá traten de otra cosa.',
  },
};

export const nearestText = (language: Language): string => TEXTS[language].nearest;

/** How many people speak of a topic. The first three sides are always told, the others if somebody is on them. */
export function balanceText(topic: chat.ChatTopic, language: Language): string {
  const texts = TEXTS[language];
  const always = (['support', 'dissent', 'silent'] as const).map((side) => texts[side] + topic[`${side}_count`]);
  const others = (['unclear', 'not_asked'] as const)
    .filter((side) => topic[`${side}_count`] > 0)
    .map((side) => texts[side] + topic[`${side}_count`]);
  return `${quoted(topic.label, language)} – ${[...always, ...others].join(', ')}.`;
}
