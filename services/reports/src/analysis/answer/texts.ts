/** Fixed texts of answers, in the language of the question. */
import type { Language } from '@insights/language';

interface Texts {
  readonly passages: string;
  /** A model read what was near, and found no answer. */
  readonly declined: string;
  /** Nothing that was said shares enough words; what is nearest is shown. */
  readonly unfound: string;
  /** After either, with questions of the guide. */
  readonly asked: string;
  readonly about: string;
  readonly quoted: readonly [open: string, close: string];
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    passages: 'Nothing is summed up here. These passages are the nearest to the question, as people said them.',
    declined: 'No answer to this question was found in these interviews.',
    unfound:
      'Nobody was found in these interviews who speaks of this. They were searched for the words of the question; other words may find more.',
    asked: 'These interviews asked, for example: {questions}',
    about: 'What do people say about {label}?',
    quoted: ['“', '”'],
  },
  de: {
    passages: 'Hier ist nichts zusammengefasst. Diese Stellen kommen der Frage am nächsten, so wie sie gesagt wurden.',
    declined: 'In diesen Interviews wurde keine Antwort auf diese Frage gefunden.',
    unfound:
      'In diesen Interviews wurde niemand gefunden, der davon spricht. Gesucht wurde nach den Worten der Frage; andere Worte finden vielleicht mehr.',
    asked: 'Gefragt wurde zum Beispiel: {questions}',
    about: 'Was wird zu {label} gesagt?',
    quoted: ['„', '“'],
  },
  fr: {
    passages:
      'Rien n’est résumé ici. Ces passages sont les plus proches de la question, tels qu’ils ont été prononcés.',
    declined: 'Aucune réponse à cette question n’a été trouvée dans ces entretiens.',
    unfound:
      'Personne n’a été trouvé dans ces entretiens qui parle de cela. La recherche suit les mots de la question ; d’autres mots en trouveront peut-être davantage.',
    asked: 'Il a été demandé, par exemple : {questions}',
    about: 'Que dit-on à propos de {label} ?',
    quoted: ['« ', ' »'],
  },
  es: {
    passages: 'Aquí no se resume nada. Estos pasajes son los más cercanos a la pregunta, tal como se dijeron.',
    declined: 'En estas entrevistas no se encontró ninguna respuesta a esta pregunta.',
    unfound:
      'En estas entrevistas no se encontró a nadie que hable de esto. Se buscaron las palabras de la pregunta; quizá otras encuentren más.',
    asked: 'Se preguntó, por ejemplo: {questions}',
    about: '¿Qué se dice sobre {label}?',
    quoted: ['«', '»'],
  },
};

const quoted = (text: string, { quoted: [open, close] }: Texts): string => `${open}${text}${close}`;

export const passagesMessage = (language: Language): string => TEXTS[language].passages;

/** With what was asked instead. */
export function declinedMessage(language: Language, why: 'declined' | 'unfound', asked: readonly string[]): string {
  const texts = TEXTS[language];
  if (asked.length === 0) return texts[why];
  const questions = asked.map((text) => quoted(text, texts)).join(', ');
  return `${texts[why]} ${texts.asked.replace('{questions}', () => questions)}`;
}

export const questionAbout = (label: string, language: Language): string =>
  TEXTS[language].about.replace('{label}', () => quoted(label, TEXTS[language]));
