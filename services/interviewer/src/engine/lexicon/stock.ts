import type { Language } from '@insights/language';
import type { Wordings } from './lexicon.ts';

/** Wordings that fit many answers, and those for questions that are still open. */
export interface Stock {
  /** More about anything. */
  elaborate: Wordings;
  /** More about a fact in a few words ("by phone"): a habit, or what happened on one occasion. */
  fact: Record<'habit' | 'occasion', Wordings>;
  /** The first of several required questions that passed unanswered. */
  return_first: Wordings;
  /** A further one. */
  return_next: Wordings;
  /** The participant asks about words of an earlier question. */
  earlier_meant: Wordings;
}

export const STOCK: Record<Language, Stock> = {
  en: {
    elaborate: [
      'Could you tell me a little more about that?',
      'What is important to you about that?',
      'What else comes to mind?',
      'Could you describe that in a little more detail?',
    ],
    fact: {
      habit: ['How does that usually go?', 'How did that go the last time?', 'And why that way?'],
      occasion: ['What happened then?', 'How did that come about?', 'How did it end?'],
    },
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
    elaborate: [
      'Können Sie mir dazu noch etwas mehr erzählen?',
      'Was ist Ihnen daran wichtig?',
      'Was fällt Ihnen dazu noch ein?',
      'Können Sie das etwas genauer beschreiben?',
    ],
    fact: {
      habit: ['Wie läuft das normalerweise ab?', 'Wie lief das beim letzten Mal?', 'Und warum gerade so?'],
      occasion: ['Was geschah dann?', 'Wie ist es dazu gekommen?', 'Wie ging das aus?'],
    },
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
    elaborate: [
      'Pourriez-vous m’en dire un peu plus ?',
      'Qu’est-ce qui est important pour vous dans tout cela ?',
      'Qu’est-ce qui vous vient encore à l’esprit ?',
      'Pourriez-vous décrire cela un peu plus précisément ?',
    ],
    fact: {
      habit: [
        'Comment cela se passe-t-il d’habitude ?',
        'Et la dernière fois, comment cela s’est-il passé ?',
        'Et pourquoi comme cela ?',
      ],
      occasion: ['Et ensuite, que s’est-il passé ?', 'Comment est-ce arrivé ?', 'Comment cela a-t-il fini ?'],
    },
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
    elaborate: [
      '¿Podría contarme un poco más?',
      '¿Qué es lo importante para usted en eso?',
      '¿Qué más se le ocurre sobre eso?',
      '¿Podría describirlo con un poco más de detalle?',
    ],
    fact: {
      habit: ['¿Cómo suele ser eso?', '¿Cómo fue la última vez?', '¿Y por qué así?'],
      occasion: ['¿Y qué pasó entonces?', '¿Cómo ocurrió?', '¿Cómo terminó?'],
    },
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
