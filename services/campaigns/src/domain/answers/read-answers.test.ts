import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { campaigns } from '@insights/contracts';
import { openQuestion } from '../../requests.fixture.ts';
import { AnswerReading } from './read-answers.ts';

const questions: campaigns.Question[] = [
  openQuestion('What happened?', 'open'),
  { ...openQuestion('From 1 to 5, how bad?', 'scale'), kind: 'scale' },
  {
    ...openQuestion('How do you travel?', 'choice'),
    kind: 'choice',
    options: ['By bus', 'By car'],
    option_ids: ['bus', 'car'],
    translations: { de: { text: 'Wie fahren Sie?', options: ['Mit dem Bus', 'Mit dem Auto'] } },
  },
];

type Told = [speaker: 'i' | 'p', text: string, question_id?: string | null, outcome?: campaigns.AnswerOutcome];

async function precisely(talk: readonly Told[]) {
  const [answer] = (await readingOf(talk)).answers();
  assert.ok(answer);
  const { number_value, precision, low, high } = answer;
  return { number_value, precision, low, high };
}

async function readingOf(talk: readonly Told[], { isImported = false, language = 'en' } = {}) {
  const reading = new AnswerReading({ questions, language, isImported });
  await reading.add(turnsOf(talk));
  return reading;
}

const turnsOf = (talk: readonly Told[]): campaigns.Turn[] =>
  talk.map(([speaker, text, question_id = null, outcome], index) => ({
    id: `t${index + 1}`,
    conversation_id: 'c',
    seq: index + 1,
    speaker: speaker === 'i' ? 'interviewer' : 'participant',
    text,
    started_ms: null,
    ended_ms: null,
    question_id,
    tags: [],
    why: null,
    is_question_set: false,
    outcome: outcome ?? null,
    is_withheld: false,
    speaker_label: null,
  }));

async function read(talk: readonly Told[], options: { isImported?: boolean; language?: string } = {}) {
  return (await readingOf(talk, options))
    .answers()
    .map(({ question_id, outcome, turn_id, number_value, option_value }) => [
      question_id,
      outcome,
      turn_id,
      number_value ?? option_value,
    ]);
}

test('the first clear number or option is the value, and a reason after it changes nothing', async () => {
  assert.deepEqual(
    await read([
      ['i', 'How bad?', 'scale'],
      ['p', 'Quite bad.'],
      ['i', 'As a number?', 'scale'],
      ['p', 'four'],
      ['i', 'Why four?', 'scale'],
      ['p', 'It happened 3 times, so 3 or 5.'],
      ['i', 'How do you travel?', 'choice'],
      ['p', 'the car, usually'],
    ]),
    [
      ['scale', 'answered', 't4', 4],
      ['choice', 'answered', 't8', 'car'],
    ],
  );
});

test('a value is stored with its precision, and a range only until a value follows', async () => {
  const reading = (texts: readonly string[]) =>
    precisely(
      texts.flatMap((text): Told[] => [
        ['i', 'How bad?', 'scale'],
        ['p', text],
      ]),
    );
  assert.deepEqual(await reading(['about 4']), { number_value: 4, precision: 'about', low: null, high: null });
  assert.deepEqual(await reading(['less than 3']), { number_value: null, precision: 'below', low: null, high: 3 });
  const range = await reading(['between 2 and 4', 'Hard to say.']);
  assert.deepEqual(range, { number_value: null, precision: 'range', low: 2, high: 4 });
  const settled = await reading(['between 2 and 4', 'Three, then.']);
  assert.deepEqual(settled, { number_value: 3, precision: 'exact', low: null, high: null });
  assert.deepEqual(await reading(['three and a half']), { number_value: null, precision: null, low: null, high: null });
});

test('a later turn that begins as a correction replaces the value', async () => {
  const talk = (text: string): Told[] => [
    ['i', 'How bad?', 'scale'],
    ['p', 'Four.'],
    ['p', text],
  ];
  assert.deepEqual(await read(talk('Actually, make that a two.')), [['scale', 'answered', 't3', 2]]);
  assert.deepEqual(await read(talk('A two would be nothing.')), [['scale', 'answered', 't2', 4]]);
  assert.deepEqual(await read(talk('Sorry, I had to answer the phone.')), [['scale', 'answered', 't2', 4]]);
});

test('a yes or a no and a number in its unit are typed values', async () => {
  const guide: campaigns.Question[] = [
    { ...openQuestion('Do you work nights?', 'nights'), kind: 'yes_no' },
    { ...openQuestion('How many hours?', 'hours'), kind: 'number', unit: 'hours', max: 80 },
  ];
  const reading = new AnswerReading({ questions: guide, language: 'en', isImported: true });
  await reading.add(
    turnsOf([
      ['i', 'Do you work nights?', 'nights'],
      ['p', 'Not any more.'],
      ['i', 'How many hours?', 'hours'],
      ['p', 'About half an hour.'],
    ]),
  );
  const [nights, hours] = reading.answers();
  assert.deepEqual([nights?.option_value, nights?.precision], ['no', 'exact']);
  assert.deepEqual([hours?.number_value, hours?.precision], [0.5, 'about']);
});

test('the interviewer’s booking wins: a late answer counts for the earlier question, a question back for none', async () => {
  assert.deepEqual(
    await read([
      ['i', 'How bad?', 'scale'],
      ['p', 'Hm.', null, 'none'],
      ['i', 'How do you travel?', 'choice'],
      ['p', 'A two, I would say.', 'scale', 'answered'],
      ['p', 'No comment.', 'choice', 'declined'],
    ]),
    [
      ['scale', 'answered', 't4', 2],
      ['choice', 'declined', null, null],
    ],
  );
});

test('a question that was asked and left open is neither answered nor declined', async () => {
  assert.deepEqual(await read([['i', 'What happened?', 'open']]), [['open', 'none', null, null]]);
  assert.deepEqual(
    await read([
      ['i', 'How bad?', 'scale'],
      ['i', 'Goodbye.'],
      ['p', '5'],
    ]),
    [['scale', 'none', null, null]],
    'a turn after the close answers nothing',
  );
});

test('an imported transcript has no decisions: turns belong to the last question that was asked', async () => {
  const talk: Told[] = [
    ['i', 'How bad?', 'scale'],
    ['i', 'Take your time.'],
    ['p', '5'],
  ];
  assert.deepEqual(await read(talk, { isImported: true }), [['scale', 'answered', 't3', 5]]);
});

test('several options and a date are typed values, and a month is a range of days', async () => {
  const guide: campaigns.Question[] = [
    {
      ...openQuestion('Which do you use?', 'ways'),
      kind: 'multi_choice',
      options: ['E-mail', 'Phone', 'Chat'],
      option_ids: ['mail', 'phone', 'chat'],
    },
    { ...openQuestion('Since when?', 'since'), kind: 'date' },
  ];
  const reading = async (ways: string, since: string) => {
    const one = new AnswerReading({ questions: guide, language: 'en', isImported: true });
    await one.add(
      turnsOf([
        ['i', 'Which do you use?', 'ways'],
        ['p', ways],
        ['i', 'Since when?', 'since'],
        ['p', since],
      ]),
    );
    return one
      .answers()
      .map(({ option_values, date_value, precision, date_low, date_high }) => [
        option_values ?? date_value,
        precision,
        date_low,
        date_high,
      ]);
  };
  assert.deepEqual(await reading('Phone and e-mail, never chat.', '12 March 2019'), [
    [['mail', 'phone'], 'exact', null, null],
    ['2019-03-12', 'exact', null, null],
  ]);
  assert.deepEqual(await reading('None of them.', 'March 2019'), [
    [[], 'exact', null, null],
    [null, 'range', '2019-03-01', '2019-03-31'],
  ]);
  assert.deepEqual(await reading('It depends.', 'Last summer.'), [
    [null, null, null, null],
    [null, null, null, null],
  ]);
});

test('an option is read in the language of the conversation and stored as its id', async () => {
  const talk: Told[] = [
    ['i', 'Wie fahren Sie?', 'choice'],
    ['p', 'mit dem Auto'],
  ];
  assert.deepEqual(await read(talk, { language: 'de-AT' }), [['choice', 'answered', 't2', 'car']]);
});

test('hostile options do not block the event loop', async () => {
  const word = (n: number) => `w${(n * 7_919).toString(36)}`;
  const options = Array.from({ length: 50 }, (_, at) =>
    Array.from({ length: 70 }, (_o, n) => word(at * 71 + n)).join(' '),
  );
  const hostile = Array.from({ length: 100 }, (_, n): campaigns.Question => ({
    ...openQuestion('Which?', `q${n}`),
    kind: 'choice',
    options,
    option_ids: options.map((_option, at) => String(at)),
  }));
  const reading = new AnswerReading({ questions: hostile, language: 'en', isImported: true });
  const text = Array.from({ length: 280 }, (_, n) => word(n * 13)).join(' ');
  const turns = hostile.flatMap(({ id }, n): campaigns.Turn[] => [
    {
      id: `t${n}`,
      conversation_id: 'c',
      seq: n + 1,
      speaker: 'participant',
      text,
      started_ms: null,
      ended_ms: null,
      question_id: id,
      tags: [],
      why: null,
      is_question_set: false,
      outcome: null,
      is_withheld: false,
      speaker_label: null,
    },
  ]);
  await reading.add(turns.slice(0, 1));
  let ticks = 0;
  const counting = setInterval(() => (ticks += 1), 1);
  const before = process.threadCpuUsage();
  await reading.add(turns.slice(1));
  const { user, system } = process.threadCpuUsage(before);
  const took_ms = (user + system) / 1_000;
  clearInterval(counting);
  // A slice takes 10 ms and the answer that exceeds it; if reading blocked, nothing else would run.
  assert.ok(ticks > took_ms / 40, `in ${took_ms} ms of the processor other work ran ${ticks} times meanwhile`);
});

test('in an import, a turn that a person says asks none of the questions ends the one before it', async () => {
  const [number] = questions;
  assert.ok(number);
  const talk: Told[] = [
    ['i', number.text, number.id],
    ['i', 'And the weather?'],
    ['p', 'Seven.'],
  ];
  const readWith = async (is_question_set: boolean) => {
    const reading = new AnswerReading({ questions, language: 'en', isImported: true });
    await reading.add(turnsOf(talk).map((turn, index) => (index === 1 ? { ...turn, is_question_set } : turn)));
    return reading.answers().map(({ question_id, outcome }) => [question_id, outcome]);
  };
  assert.deepEqual(await readWith(false), [[number.id, 'answered']]);
  assert.deepEqual(await readWith(true), [[number.id, 'none']]);
});
