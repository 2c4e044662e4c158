import type { Language } from '@insights/language';

/** What simulated participants say. */
export interface Texts {
  agree: string;
  yes: string;
  brief: string;
  /** About 40 words; a talkative participant says several of them. */
  long: string;
  unknown: string;
  nothing: string;
  /** An answer that no list of options foresees. */
  other: string;
  /** `{value}` is the one that was meant. */
  correction: string;
  skip: string;
  annoyed: string;
}

export const TEXTS: Record<Language, Texts> = {
  en: {
    agree: 'Yes, let’s start.',
    yes: 'Yes.',
    brief: 'It depends on the day.',
    long: 'That is a long story. On most days it goes like this: I come in, look at what is there, and talk to my colleague about the rest. Last week it took two hours longer, so I had to phone around before anything could go on.',
    unknown: 'I don’t know.',
    nothing: 'No, that’s all.',
    other: 'Something quite different, to be honest.',
    correction: 'Sorry, I meant {value}.',
    skip: 'I’d rather not answer that.',
    annoyed: 'This interview is a waste of time.',
  },
  de: {
    agree: 'Ja, gern.',
    yes: 'Ja.',
    brief: 'Das kommt auf den Tag an.',
    long: 'Das ist eine lange Geschichte. Meistens läuft es so: Ich komme, sehe nach, was da ist, und bespreche den Rest mit meiner Kollegin. Letzte Woche hat es zwei Stunden länger gedauert, und ich musste erst herumtelefonieren, bevor es weiterging.',
    unknown: 'Das weiß ich nicht.',
    nothing: 'Nein, das war’s.',
    other: 'Ehrlich gesagt etwas ganz Anderes.',
    correction: 'Nein, Moment, ich meinte {value}.',
    skip: 'Dazu möchte ich nichts sagen.',
    annoyed: 'Das nervt.',
  },
  fr: {
    agree: 'Oui, allons-y.',
    yes: 'Oui.',
    brief: 'Cela dépend des jours.',
    long: 'C’est une longue histoire. La plupart du temps, j’arrive, je regarde ce qu’il y a, et je parle du reste avec ma collègue. La semaine dernière, cela a pris deux heures de plus, et j’ai dû téléphoner partout avant de pouvoir continuer.',
    unknown: 'Je ne sais pas.',
    nothing: 'Non, c’est tout.',
    other: 'Franchement, rien de ce genre.',
    correction: 'Pardon, je voulais dire {value}.',
    skip: 'Je préfère ne pas répondre.',
    annoyed: 'Quelle perte de temps.',
  },
  es: {
    agree: 'Sí, claro.',
    yes: 'Sí.',
    brief: 'Depende del día.',
    long: 'Es una larga historia. Casi siempre llego, miro lo que hay y hablo del resto con mi compañera. La semana pasada tardó dos horas más, y tuve que llamar a varias personas antes de poder seguir.',
    unknown: 'No lo sé.',
    nothing: 'No, eso es todo.',
    other: 'Algo muy distinto, la verdad.',
    correction: 'Perdón, quería decir {value}.',
    skip: 'Prefiero no contestar.',
    annoyed: 'Qué pérdida de tiempo.',
  },
};
