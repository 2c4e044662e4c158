/** Fixed texts of answers, in the language of the question. */
import type { Language } from '@insights/language';

interface Texts {
  readonly passages: string;
  readonly declined: string;
  /** After `declined`, with questions of the guide. */
  readonly asked: string;
  readonly about: string;
  readonly quoted: readonly [open: string, close: string];
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    passages: 'Nothing is summed up here. These passages are the nearest to the question, as people said them.',
    declined: 'Nothing that was said in these interviews answers this question.',
    asked: 'They asked, for example: {questions}',
    about: 'What do people say about {label}?',
    quoted: ['“', '”'],
  },
  de: {
    passages: 'Hier ist nichts zusammengefasst. Diese Stellen kommen der Frage am nächsten, so wie sie gesagt wurden.',
    declined: 'Nichts, was in diesen Interviews gesagt wurde, beantwortet diese Frage.',
    asked: 'Gefragt wurde zum Beispiel: {questions}',
    about: 'Was wird zu {label} gesagt?',
    quoted: ['„', '“'],
  },
  fr: {
    passages:
      'Rien n’est résumé ici. Ces passages sont les plus proches de la question, tels qu’ils ont été prononcés.',
    declined: 'Rien de ce qui a été dit dans ces entretiens ne répond à cette question.',
    asked: 'Il a été demandé, par exemple : {questions}',
    about: 'Que dit-on à propos de {label} ?',
    quoted: ['« ', ' »'],
  },
  es: {
    passages: 'Aquí no se resume nada. Estos pasajes son los más cercanos a la pregunta, tal como se dijeron.',
    declined: 'Nada de lo que se dijo en estas entrevistas responde a esta pregunta.',
    asked: 'Se preguntó, por ejemplo: {questions}',
    about: '¿Qué se dice sobre {label}?',
    quoted: ['«', '»'],
  },
};

const quoted = (text: string, { quoted: [open, close] }: Texts): string => `${open}${text}${close}`;

export const passagesMessage = (language: Language): string => TEXTS[language].passages;

/** With what was asked instead. */
export function declinedMessage(language: Language, asked: readonly string[]): string {
  const texts = TEXTS[language];
  if (asked.length === 0) return texts.declined;
  const questions = asked.map((text) => quoted(text, texts)).join(', ');
  return `${texts.declined} ${texts.asked.replace('{questions}', () => questions)}`;
}

export const questionAbout = (label: string, language: Language): string =>
  TEXTS[language].about.replace('{label}', () => quoted(label, TEXTS[language]));
