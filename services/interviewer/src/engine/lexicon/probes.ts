import type { Language } from '@insights/language';
import type { Wordings } from './lexicon.ts';

/** What a probe asks for: how something goes, what it means to the participant. What it comes from can't be asked of all that is told. */
export type Sought = 'course' | 'effect';
export type Tense = 'past' | 'now';

/** Neutral probes: none supposes more than was said. */
interface Probes extends Record<Tense, Record<Sought, Wordings>> {
  /** A whole clause of the participant before the question. */
  quoting: Wordings;
  more: Wordings;
}

export const PROBES: Record<Language, Probes> = {
  en: {
    quoting: ['You said “{quote}”.', 'You mentioned: “{quote}”.', '“{quote}”, you said.'],
    past: {
      course: ['What happened then?', 'How did it go on from there?', 'How did that end?'],
      effect: ['What was that like for you?', 'How did that affect you?', 'What did that mean for you?'],
    },
    now: {
      course: ['How does that usually go?', 'What does that look like on an ordinary day?', 'What happens then?'],
      effect: ['What is that like for you?', 'How does that affect you?', 'What does that mean for you?'],
    },
    more: ['Could you tell me a little more about that?', 'Could you describe that in a little more detail?'],
  },
  de: {
    quoting: ['Sie sagten: „{quote}“.', 'Sie haben erwähnt: „{quote}“.', '„{quote}“, sagten Sie.'],
    past: {
      course: ['Was geschah dann?', 'Wie ging es von da an weiter?', 'Wie ging das aus?'],
      effect: ['Wie war das für Sie?', 'Wie hat sich das auf Sie ausgewirkt?', 'Was hat das für Sie bedeutet?'],
    },
    now: {
      course: ['Wie läuft das normalerweise ab?', 'Wie sieht das an einem gewöhnlichen Tag aus?', 'Was passiert dann?'],
      effect: ['Wie ist das für Sie?', 'Wie wirkt sich das auf Sie aus?', 'Was bedeutet das für Sie?'],
    },
    more: ['Können Sie mir dazu noch etwas mehr erzählen?', 'Können Sie das etwas genauer beschreiben?'],
  },
  fr: {
    quoting: ['Vous avez dit : « {quote} ».', 'Vous avez évoqué ceci : « {quote} ».', '« {quote} », avez-vous dit.'],
    past: {
      course: [
        'Que s’est-il passé ensuite ?',
        'Et après, comment cela a-t-il continué ?',
        'Comment cela a-t-il fini ?',
      ],
      effect: [
        'Comment l’avez-vous vécu ?',
        'Qu’est-ce que cela vous a fait ?',
        'Qu’est-ce que cela a signifié pour vous ?',
      ],
    },
    now: {
      course: [
        'Comment cela se passe-t-il d’habitude ?',
        'À quoi cela ressemble-t-il un jour ordinaire ?',
        'Que se passe-t-il alors ?',
      ],
      effect: ['Comment le vivez-vous ?', 'Qu’est-ce que cela vous fait ?', 'Qu’est-ce que cela signifie pour vous ?'],
    },
    more: ['Pourriez-vous m’en dire un peu plus ?', 'Pourriez-vous décrire cela un peu plus précisément ?'],
  },
  es: {
    quoting: ['Ha dicho: «{quote}».', 'Ha mencionado esto: «{quote}».', '«{quote}», ha dicho.'],
    past: {
      course: ['¿Qué pasó después?', '¿Cómo siguió a partir de ahí?', '¿Cómo acabó aquello?'],
      effect: ['¿Cómo lo vivió?', '¿Cómo le afectó eso?', '¿Qué supuso eso para usted?'],
    },
    now: {
      course: ['¿Cómo suele ser eso?', '¿Cómo es eso en un día normal?', '¿Qué pasa entonces?'],
      effect: ['¿Cómo lo vive?', '¿Cómo le afecta eso?', '¿Qué supone eso para usted?'],
    },
    more: ['¿Podría contarme un poco más?', '¿Podría describirlo con un poco más de detalle?'],
  },
};
