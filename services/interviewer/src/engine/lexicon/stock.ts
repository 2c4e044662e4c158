import type { Language } from '@insights/language';
import type { Wordings } from './lexicon.ts';

/** Wordings for questions that are still open. */
export interface Stock {
  /** The first of several required questions that passed unanswered. */
  return_first: Wordings;
  /** A further one. */
  return_next: Wordings;
  /** The participant asks about words of an earlier question. */
  earlier_meant: Wordings;
}

export const STOCK: Record<Language, Stock> = {
  en: {
    return_first: [
      'Before we finish: {left} questions are still open. You can leave any of them out. The first: {question}',
      'We still have {left} open questions, and you can leave out any of them. First this one: {question}',
    ],
    return_next: ['And this one: {question}', 'The next open question: {question}', 'Then there is this: {question}'],
    earlier_meant: [
      'That was an earlier question: {earlier} There I only meant your own impression. My question now: {question}',
    ],
  },
  de: {
    return_first: [
      'Bevor wir aufhören: {left} Fragen sind noch offen. Sie können sie auch auslassen. Die erste: {question}',
      'Es sind noch {left} Fragen offen, und jede davon können Sie auslassen. Zuerst diese: {question}',
    ],
    return_next: [
      'Und diese: {question}',
      'Die nächste offene Frage: {question}',
      'Dann ist da noch diese: {question}',
    ],
    earlier_meant: [
      'Das war eine frühere Frage: {earlier} Dort ging es nur um Ihren eigenen Eindruck. Jetzt frage ich: {question}',
    ],
  },
  fr: {
    return_first: [
      'Avant de finir : {left} questions sont encore ouvertes. Vous pouvez aussi les passer. La première : {question}',
      'Il reste {left} questions ouvertes, et vous pouvez passer chacune d’elles. D’abord celle-ci : {question}',
    ],
    return_next: ['Et celle-ci : {question}', 'La question suivante : {question}', 'Il y a encore ceci : {question}'],
    earlier_meant: [
      'C’était une question précédente : {earlier} Je pensais simplement à votre propre impression. Ma question maintenant : {question}',
    ],
  },
  es: {
    return_first: [
      'Antes de terminar: quedan {left} preguntas abiertas. También puede dejarlas. La primera: {question}',
      'Aún quedan {left} preguntas abiertas, y puede dejar cualquiera. Primero esta: {question}',
    ],
    return_next: ['Y esta: {question}', 'La siguiente pregunta abierta: {question}', 'Luego está esta: {question}'],
    earlier_meant: [
      'Esa era una pregunta anterior: {earlier} Ahí solo me refería a su propia impresión. Mi pregunta ahora: {question}',
    ],
  },
};
