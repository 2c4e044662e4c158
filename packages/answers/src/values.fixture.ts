import type { Language } from '@insights/language';

/** Answers with their value: a number, '~7' for about 7, '3..5', '..5' and '10..' for a range and limits, '?' for none. */
type Said = readonly (readonly [want: number | string, ...texts: string[]])[];

export const NUMBERS: Record<Language, { readonly text: string; readonly unit: string; readonly said: Said }> = {
  en: {
    text: 'How many hours a week do you spend on paperwork?',
    unit: 'hours',
    said: [
      [
        12,
        '12',
        'It’s twelve.',
        'eleven, no wait, twelve',
        '12 hours a week',
        'We have 40 forms, and they take 12 hours',
      ],
      ['~7', 'about 7', 'maybe 7 or so', 'can’t tell you exactly but 7ish'],
      ['..5', 'less than 5', 'no more than 5', '5 at most', 'I don’t think more than 5'],
      ['10..', 'at least 10', '10+', 'more than 10 hours'],
      ['3..5', 'between 3 and 5', '3-5', 'three to five hours'],
      [0.5, 'half an hour', '30 minutes'],
      [1.5, 'an hour and a half', '1 hour 30 minutes', '1h30'],
      [0, 'none', 'zero', 'not a single hour'],
      [4, 'I used to spend 10, now 4', 'My boss says 9, but I say 4'],
      [250, 'two hundred and fifty', '250'],
      [
        '?',
        'Hard to say',
        '2 hours a day',
        'Why do you ask?',
        'since 2019',
        'it was 10 last year',
        '5 on Mondays and then 2 more',
      ],
    ],
  },
  de: {
    text: 'Wie viele Stunden pro Woche brauchen Sie dafür?',
    unit: 'Stunden',
    said: [
      [12, '12', 'zehn, nein, zwölf', 'zwölf Stunden'],
      ['~20', 'so um die 20', 'ungefähr zwanzig'],
      ['..3', 'höchstens drei', 'weniger als 3'],
      ['10..', 'mindestens 10', 'über 10'],
      ['3..4', 'drei bis vier', 'zwischen 3 und 4'],
      [1.5, 'anderthalb Stunden', '90 Minuten'],
      [0.5, 'eine halbe Stunde'],
      [0, 'keine', 'gar keine'],
      [250, 'zweihundertfünfzig'],
      ['?', 'weiß ich nicht', 'zwei Stunden am Tag', 'das ist verschieden'],
    ],
  },
  fr: {
    text: 'Combien d’heures par semaine y passez-vous ?',
    unit: 'heures',
    said: [
      [12, '12', 'dix, non pardon, douze', '12 heures par semaine'],
      ['~10', 'environ 10', 'une dizaine'],
      ['..4', 'pas plus de 4', 'moins de 4'],
      ['20..', 'plus de 20', 'au moins vingt'],
      ['3..4', 'trois ou quatre', 'entre 3 et 4'],
      [2.5, 'deux heures et demie', '2h30'],
      [0.5, 'une demi-heure'],
      [0, 'aucune'],
      [200, 'deux cents'],
      ['?', 'je ne sais pas', 'deux heures par jour'],
    ],
  },
  es: {
    text: '¿Cuántas horas por semana le dedica?',
    unit: 'horas',
    said: [
      [12, '12', 'diez, no, doce'],
      ['~7', 'unas 7', 'más o menos siete'],
      ['..4', 'menos de 4', 'no más de 4'],
      ['20..', 'más de 20', 'al menos veinte'],
      ['3..5', 'entre 3 y 5', 'tres a cinco'],
      [1.5, 'hora y media'],
      [2.5, 'dos horas y media'],
      [0, 'ninguna'],
      [250, 'doscientos cincuenta'],
      ['?', 'no lo sé', 'dos horas al día'],
    ],
  },
};

export const YES_NO: Record<Language, { readonly text: string; readonly said: Said }> = {
  en: {
    text: 'Do you work nights?',
    said: [
      ['yes', 'Yes', 'yeah, most weeks', 'I do', 'I guess so', 'yes, but not always', 'no wait, yes', 'I work nights'],
      ['no', 'nope', 'Not really', 'I don’t think so', 'Yes... actually no', 'I don’t work nights', 'not any more'],
      ['?', 'it depends', 'yes and no', 'my husband does', 'not sure', 'I did, but stopped', 'What do you mean?', '3'],
    ],
  },
  de: {
    text: 'Arbeiten Sie nachts?',
    said: [
      ['yes', 'klar', 'ja, leider', 'ich glaube schon', 'Nein, Moment, doch', 'Ich arbeite nachts'],
      ['no', 'nee', 'eher nicht', 'Natürlich nicht', 'Ja, also eigentlich nein', 'noch nie'],
      ['?', 'jein', 'manchmal', 'keine Ahnung'],
    ],
  },
  fr: {
    text: 'Travaillez-vous la nuit ?',
    said: [
      ['yes', 'oui', 'bien sûr', 'je crois que oui', 'je travaille la nuit'],
      ['no', 'pas du tout', 'oui, enfin non', 'plus maintenant', 'je ne travaille pas la nuit'],
      ['?', 'ça dépend', 'parfois', 'je ne sais pas'],
    ],
  },
  es: {
    text: '¿Trabaja de noche?',
    said: [
      ['yes', 'sí', 'claro', 'creo que sí', 'no, espere, sí', 'trabajo de noche'],
      ['no', 'para nada', 'sí, bueno, no', 'ya no', 'por supuesto que no'],
      ['?', 'depende', 'a veces', 'no sé'],
    ],
  },
};
