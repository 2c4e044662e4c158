import type { Language } from '@insights/language';
import type { Asked } from './read-answer.ts';

type Question = Pick<Asked, 'kind' | 'text'> & Partial<Asked>;

/** Questions, with answers and their value as `values.test.ts` writes it: options with commas. */
export const READINGS: readonly (readonly [
  Language,
  Question,
  rows: readonly (readonly [number | string, ...string[]])[],
])[] = [
  [
    'en',
    { kind: 'number', text: 'How many letters did you write yesterday?', unit: 'letters' },
    [
      [13, 'Call it 13, I wrote an extra one at night'],
      ['1..2', 'one or two'],
      [2, 'Two. Normally it is more like nine', 'on Sundays five, yesterday only 2', '3, oops, 2'],
      [7, 'three before lunch, four after, so seven'],
    ],
  ],
  [
    'en',
    { kind: 'number', text: 'How many minutes?', unit: 'minutes' },
    [
      [75, 'an hour and a quarter'],
      ['5..10', '5 or 10 at most'],
    ],
  ],
  [
    'en',
    { kind: 'scale', text: 'How calm are you? 1 = never calm, 2 = calm at times, 3 = calm' },
    [
      [2, 'calm at times', 'one below the maximum', 'bang in the middle'],
      [3, 'calm, I would say', 'the highest there is', 'was a 1 on Monday, 3 right now'],
    ],
  ],
  [
    'en',
    { kind: 'yes_no', text: 'Do you have any plants?' },
    [
      ['yes', 'three ferns', 'in the hall, but yes', 'sure do'],
      ['no', 'sadly I do not', 'I wish', 'not since we moved', 'gave them up'],
      ['?', 'he does', 'I would if I had light', 'not bad'],
    ],
  ],
  [
    'en',
    { kind: 'yes_no', text: 'May we print your letter?' },
    [
      ['yes', 'no problem'],
      ['no', 'no'],
    ],
  ],
  [
    'de',
    { kind: 'yes_no', text: 'Haben Sie einen Keller?' },
    [
      ['yes', 'freilich', 'ja mei, scho'],
      ['no', 'leider net', 'schön wärs'],
    ],
  ],
  [
    'en',
    { kind: 'choice', text: 'How do you travel?', options: ['Aeroplane', 'Train', 'Car'] },
    [
      [
        'Train',
        'trian',
        'the middle one',
        'neither the car nor the aeroplane',
        'car, no actually train, car only at home',
      ],
      ['Car', 'C please', 'not Train, not Aeroplane'],
      ['?', 'not the train', 'mostly train, sometimes the car'],
    ],
  ],
  [
    'es',
    { kind: 'choice', text: '¿Estado civil?', options: ['Soltero/a', 'Casado/a', 'Viudo/a'] },
    [['Casado/a', 'casada', 'estamos casados']],
  ],
  [
    'en',
    { kind: 'multi_choice', text: 'Which days?', options: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'] },
    [
      ['Monday,Tuesday,Thursday', 'the first two, plus Thursday'],
      ['Tuesday,Wednesday,Thursday', 'Tuesday to Thursday'],
      ['Monday,Wednesday', 'Monday: yes, Tuesday: no, Wednesday: yes'],
      ['?', 'you have to ask my boss, he does it all'],
    ],
  ],
];
