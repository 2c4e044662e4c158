import type { Language } from '@insights/language';

/** Answers in words on the scale of a question, with their value or '?'. */
export const WORDED: readonly (readonly [
  Language,
  string,
  readonly (readonly [number | '?', ...texts: string[]])[],
])[] = [
  [
    'en',
    'How clear was it, 1 (very unclear) to 5 (very clear)?',
    [
      [
        5,
        'full marks',
        'Top marks from me',
        'the maximum',
        'very clear',
        'very clear, thanks',
        '5, it would be 4 if it were longer',
      ],
      [1, 'the lowest score', 'very unclear', 'rock bottom'],
      [3, 'right in the middle', 'in the middle I think', 'the midpoint', 'halfway'],
      [
        '?',
        'not full marks',
        'somewhere in the middle',
        'clear',
        'almost the maximum',
        'half',
        'not very clear',
        'full marks if it were faster',
      ],
    ],
  ],
  [
    'en',
    'How clear was it, 1 (very good) to 6 (bad)?',
    [
      ['?', 'full marks', 'in the middle', 'the maximum'],
      [1, 'very good'],
      [6, 'bad'],
    ],
  ],
  [
    'en',
    'How much of it, 0 to 100?',
    [
      [75, 'three quarters', 'three quarters of them'],
      [50, 'half', 'half of it', 'in the middle'],
      [25, 'a quarter'],
      ['?', 'half past nine', 'not half of it'],
    ],
  ],
  [
    'en',
    'How was it? 1 = dreadful, 10 = superb',
    [
      [10, 'superb'],
      [1, 'dreadful, really'],
      ['?', 'in the middle', 'superbly run'],
    ],
  ],
  [
    'de',
    'Wie klar war es, 1 (gar nicht) bis 5 (völlig)?',
    [
      [5, 'volle Punktzahl', 'das Maximum', 'völlig'],
      [1, 'gar nicht', 'das Minimum'],
      [3, 'genau in der Mitte'],
      ['?', 'irgendwo in der Mitte', 'nicht das Maximum'],
    ],
  ],
  ['de', 'Welche Note, 1 bis 6?', [['?', 'volle Punktzahl', 'in der Mitte']]],
  [
    'de',
    'Wie viel Prozent, 0 bis 100?',
    [
      [50, 'die Hälfte'],
      [75, 'drei Viertel'],
    ],
  ],
  [
    'fr',
    'De 1 (jamais) à 5 (toujours) ?',
    [
      [5, 'la note maximale', 'toujours'],
      [1, 'le minimum', 'jamais'],
      [3, 'au milieu', 'pile au milieu'],
    ],
  ],
  [
    'fr',
    'Quelle part, de 0 à 100 ?',
    [
      [50, 'la moitié'],
      [75, 'les trois quarts'],
    ],
  ],
  [
    'es',
    'Del 1 (nunca) al 5 (siempre)',
    [
      [5, 'la nota máxima', 'siempre'],
      [1, 'el mínimo', 'nunca'],
      [3, 'justo en el medio'],
    ],
  ],
  [
    'es',
    '¿Qué parte, de 0 a 100?',
    [
      [50, 'la mitad'],
      [75, 'tres cuartas partes'],
    ],
  ],
];
