import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type GuideQuestion, findQuestions } from './guide-questions.ts';
import type { ParsedTurn } from './types.ts';

const open = (id: string, ...texts: string[]): GuideQuestion => ({
  id,
  kind: 'open',
  texts: texts.map((text, index) => ({ language: ['en', 'de'][index] ?? '', text })),
});
const GUIDE = [
  open('go', 'How did your last lesson go? Please tell me what happened.', 'Wie lief die letzte Stunde? Erzählen Sie.'),
  open('change', 'What would you change first?'),
  open('two', 'Who helped you there? And who could have helped you more?'),
];

function asked(text: string, guide = GUIDE): string | null {
  const turn = { speaker: 'interviewer', text, question_id: null } as ParsedTurn;
  findQuestions([turn], guide);
  return turn.question_id;
}

test('an interviewer asks a question of the guide by all of it, by its asking sentence, or with words around it', () => {
  for (const text of [
    'How did your last lesson go? Please tell me what happened.',
    'How did your last lesson go?',
    'So, how did your last lesson go?',
    'Wie lief die letzte Stunde?',
  ])
    assert.equal(asked(text), 'go', text);
  assert.equal(asked('Good. What would you change first?'), 'change');
  assert.equal(asked('And who could have helped you more?'), 'two');
});

test('a paraphrase, and a sentence that asks nothing, is no question of the guide', () => {
  for (const text of ['How was the lesson?', 'Please tell me what happened.', 'Erzählen Sie.', 'Who helped?'])
    assert.equal(asked(text), null, text);
});

test('a closed question is recognised where it is asked nearly in its words, an open one is not', () => {
  const closed: GuideQuestion[] = [
    {
      id: 'content',
      kind: 'scale',
      texts: [
        { language: 'en', text: 'How satisfied are you with the new timetable, from 1 to 5?' },
        { language: 'de', text: 'Wie zufrieden sind Sie mit dem neuen Stundenplan, von 1 bis 5?' },
      ],
    },
    {
      id: 'times',
      kind: 'number',
      texts: [{ language: 'en', text: 'How many colleagues have you trained since May?' }],
    },
  ];
  const guide = [...GUIDE, ...closed];
  for (const [text, id] of [
    ['And on a scale of one to five, how satisfied are you with the new timetable?', 'content'],
    ['Wenn Sie eine Zahl sagen: Wie zufrieden sind Sie heute mit dem Stundenplan, von eins bis fünf?', 'content'],
    ['Roughly how many colleagues did you train since May?', 'times'],
    ['How satisfied are you with the canteen?', null],
    ['How was the lesson?', null],
  ] as const)
    assert.equal(asked(text, guide), id, text);
});
