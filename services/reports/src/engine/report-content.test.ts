import assert from 'node:assert/strict';
import { test } from 'node:test';

import { synthesize } from './index.ts';
import type { EngineInput, EngineOutput, Question } from './index.ts';
import { tagged } from './tagged.fixture.ts';

type Exchange = readonly [asked: string, answered: string];

const GUIDE: Question[] = [
  { id: 'q1', text: 'How was the last hand-over?', kind: 'open', options: [], topic: 'hand-over' },
  { id: 'q2', text: 'How do people get through the doors at night?', kind: 'open', options: [], topic: 'access' },
  {
    id: 'q3',
    text: 'Who do you work with?',
    kind: 'choice',
    options: ['Regular colleagues', 'Agency staff'],
    topic: 'team',
  },
  { id: 'q4', text: 'If you could change one thing, what would it be?', kind: 'open', options: [], topic: 'wishes' },
];

const NIGHTS: string[][] = [
  [
    'Um, so, I waited twenty minutes for morphine because the printed sheet was wrong again.',
    'Agency nurses have no access card, so I open every door for them and lose an hour a night.',
    'Mostly agency staff these days.',
    'An access card for everybody who comes in at night.',
  ],
  [
    'The printed sheet is terrible, it is five hours old when we read it.',
    'It is annoying, the access card never works at the drug room.',
    'Agency staff, nearly always.',
    'Give them a temporary access card at the front desk.',
  ],
  [
    'I worry that the printed sheet hides an allergy.',
    'I have my own access card and it is fine.',
    'Regular colleagues, luckily.',
    'A longer break, in a room on our own floor.',
  ],
  [
    'Somebody lost the printed sheet and we could not find the allergy.',
    'The drug room door is broken and nobody repairs it.',
    'With regular colleagues.',
    'Print the sheet at seven, not at two.',
  ],
];

function interviews(rows: readonly (readonly Exchange[])[], questions: Question[] = [], language = 'en'): EngineInput {
  const conversations = rows.map((exchanges, row) => ({
    id: `c${row}`,
    contact_id: `p${row}`,
    turns: exchanges.flatMap(([asked, answered], index) => [
      {
        id: `c${row}-${2 * index}`,
        conversation_id: `c${row}`,
        seq: 2 * index,
        speaker: 'interviewer' as const,
        text: asked,
        question_id: null,
        tags: [],
      },
      {
        id: `c${row}-${2 * index + 1}`,
        conversation_id: `c${row}`,
        seq: 2 * index + 1,
        speaker: 'participant' as const,
        text: answered,
        question_id: null,
        tags: [],
      },
    ]),
  }));
  return { campaign: { id: 'x', name: 'X', goal: 'Why?', language }, questions, conversations };
}

const reportOn = (input: EngineInput): EngineOutput => synthesize(tagged(input));

const nights = (): EngineInput =>
  interviews(
    NIGHTS.map((answers) => answers.map((answer, index) => [GUIDE[index]?.text ?? '', answer] as const)),
    GUIDE,
  );

/** All text that the report itself writes. */
const written = ({ summary, recommendations, key_themes, outputs }: EngineOutput): string[] => [
  summary,
  ...recommendations.map(({ text }) => text),
  ...key_themes.map(({ description }) => description),
  ...outputs.roadmap.flatMap(({ title, description }) => [title, description]),
  ...outputs.personas.flatMap(({ name, description, traits }) => [name, description, ...traits]),
];

test('every text in quotation marks, and every need and frustration, is verbatim', () => {
  const input = nights();
  const report = reportOn(input);
  const said = input.conversations.flatMap(({ turns }) => turns.map(({ text }) => text));
  const quoted = written(report).flatMap((text) => [...text.matchAll(/“([^”]*)”/g)].map(([, quote = '']) => quote));
  const noted = report.outputs.personas.flatMap(({ needs, frustrations }) => [...needs, ...frustrations]);
  assert.ok(quoted.length > 3 && noted.length > 0);
  for (const quote of [...quoted, ...noted])
    assert.ok(
      said.some((text) => text.includes(quote)),
      quote,
    );
});

test('interviews that follow a guide have its topics as themes, even where turns do not name the question', () => {
  const labels = reportOn(nights()).key_themes.map(({ label }) => label);
  assert.deepEqual(labels.toSorted(), ['Access', 'Hand-over', 'Team']);
});

test('a wish that two people put differently is one roadmap item with both quotes', () => {
  const report = reportOn(nights());
  const wish = report.outputs.roadmap.find(({ title }) => title === 'Requested: access card');
  const quotes = wish?.evidence.map((id) => report.evidence.find((row) => row.id === id)?.quote);
  assert.deepEqual(quotes?.toSorted(), [
    'An access card for everybody who comes in at night.',
    'Give them a temporary access card at the front desk.',
  ]);
  assert.equal(wish?.reach, 0.5);
  assert.ok(
    report.recommendations.some(({ text }) => text.includes('access') && text.includes('2 participants ask for')),
  );
});

test('wishes that have nothing in common still reach the roadmap', () => {
  const asked = 'If you could change one thing, what would it be?';
  const wishes = [
    'A bigger car park.',
    'A dryer for wet uniforms.',
    'Lockers with a key.',
    'A shuttle to the station.',
  ];
  const { outputs } = reportOn(interviews(wishes.map((wish) => [[asked, wish]])));
  assert.ok(outputs.roadmap.filter(({ id }) => id.startsWith('roadmap-wish')).length >= 3);
});

test('personas are the answers to a closed question where there is one', () => {
  const { personas } = reportOn(nights()).outputs;
  assert.deepEqual(
    personas.map(({ name, size }) => [name, size]),
    [
      ['Team: Agency staff', 2],
      ['Team: Regular colleagues', 2],
    ],
  );
});

test('a quote leaves out a leading hesitation, and states a cause or a consequence where somebody does', () => {
  const quotes = reportOn(nights()).evidence.map(({ quote }) => quote);
  assert.ok(quotes.includes('I waited twenty minutes for morphine because the printed sheet was wrong again.'));
  assert.ok(quotes.every((quote) => !quote.startsWith('Um')));
});

test('everyday synonyms are one topic', () => {
  const report = reportOn(
    interviews([
      [['What is it?', 'I have a terrible stomach pain in the evening.']],
      [['What is it?', 'My tummy pain gets worse when I eat.']],
      [['What is it?', 'The abdominal pain is horrible after lunch.']],
    ]),
  );
  assert.match(report.key_themes[0]?.label ?? '', /pain/i);
  assert.equal(report.key_themes[0]?.conversation_count, 3);
});

test('the report on a German campaign is in German, with capitalised nouns', () => {
  const report = reportOn(
    interviews(
      [
        [['Was stört?', 'Der Export der Rechnungen ist furchtbar langsam für mich.']],
        [['Was stört?', 'Leider ist der Export aller Rechnungen immer kaputt.']],
      ],
      [],
      'de',
    ),
  );
  assert.match(report.summary, /Dieser Bericht beruht auf 2 Interviews/);
  assert.match(report.outputs.roadmap[0]?.title ?? '', /^Schwierigkeiten beheben: .*(Export|Rechnung)/);
});
