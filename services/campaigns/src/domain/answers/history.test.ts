import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { campaigns } from '@insights/contracts';
import { openQuestion } from '../../requests.fixture.ts';
import { type AnswerRow, HEARD, mergedAnswers } from './history.ts';
import { AnswerReading, type ReadAnswer } from './read-answers.ts';

const questions: campaigns.Question[] = [
  { ...openQuestion('From 1 to 5, how bad?', 'scale'), kind: 'scale' },
  {
    ...openQuestion('How do you travel?', 'choice'),
    kind: 'choice',
    options: ['By bus', 'By car'],
    option_ids: ['bus', 'car'],
  },
  { ...openQuestion('Since when do you travel there?', 'since'), kind: 'date' },
];

type Told = [speaker: 'i' | 'p', text: string, question_id?: string, outcome?: campaigns.AnswerOutcome];

async function answersTo(talk: readonly Told[], isImported = true): Promise<Map<string, ReadAnswer>> {
  const reading = new AnswerReading({ questions, language: 'en', isImported });
  await reading.add(
    talk.map(([speaker, text, question_id = null, outcome = null], index) => ({
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
      outcome: outcome as never,
      is_withheld: false,
      speaker_label: null,
    })),
  );
  return new Map(reading.answers().map((answer) => [answer.question_id, answer]));
}

const valuesOf = (answer: ReadAnswer | undefined) =>
  answer && [...answer.earlier, answer].map(({ number_value, seq, quote }) => [number_value, seq, quote]);

test('a value that was corrected is kept before the one that counts, each with its sentence', async () => {
  const answers = await answersTo([
    ['i', 'How bad?', 'scale'],
    ['p', 'It was a long night. I would say four. Nobody was there.'],
    ['p', 'Actually, make that a two.'],
  ]);
  assert.deepEqual(valuesOf(answers.get('scale')), [
    [4, 2, 'I would say four.'],
    [2, 3, 'Actually, make that a two.'],
  ]);
});

test('a clear value given when the conversation comes back to the question replaces the earlier one', async () => {
  const back = await answersTo([
    ['i', 'How bad?', 'scale'],
    ['p', 'Four.'],
    ['i', 'How do you travel?', 'choice'],
    ['p', 'By bus.'],
    ['i', 'After all that, how bad is it?', 'scale'],
    ['p', 'Hard to say.'],
    ['p', 'Two.'],
    ['p', 'A three would be unfair.'],
  ]);
  assert.deepEqual(valuesOf(back.get('scale')), [
    [4, 2, 'Four.'],
    [2, 7, 'Two.'],
  ]);
  assert.equal(back.get('choice')?.option_value, 'bus');
});

test('an answer that the interviewer books to an earlier question replaces the value there', async () => {
  const late = await answersTo(
    [
      ['i', 'How bad?', 'scale'],
      ['p', 'Four.', 'scale', 'answered'],
      ['i', 'How do you travel?', 'choice'],
      ['p', 'For the first one, five.', 'scale', 'answered'],
      ['i', 'And how do you travel?', 'choice'],
      ['p', 'By car.', 'choice', 'answered'],
    ],
    false,
  );
  assert.deepEqual(
    valuesOf(late.get('scale'))?.map(([value]) => value),
    [4, 5],
  );
  assert.deepEqual(late.get('choice')?.earlier, []);
});

test('the same value said again is one value', async () => {
  const again = await answersTo([
    ['i', 'How bad?', 'scale'],
    ['p', 'Four.'],
    ['i', 'How do you travel?', 'choice'],
    ['p', 'By bus.'],
    ['i', 'Four, you said?', 'scale'],
    ['p', 'Four, yes.'],
  ]);
  assert.deepEqual(valuesOf(again.get('scale')), [[4, 2, 'Four.']]);
});

const chosen = (seq: number, number_value: number, id = `chosen ${seq}`): AnswerRow => ({
  id,
  conversation_id: 'c',
  question_id: 'scale',
  outcome: 'answered',
  turn_id: null,
  seq,
  quote: null,
  number_value,
  option_value: null,
  option_values: null,
  date_value: null,
  date_low: null,
  date_high: null,
  precision: 'exact',
  low: null,
  high: null,
  ...HEARD,
  author: 'person',
});

test("a participant's own choice stands in its place among what was said, and the last value counts", async () => {
  const read = await answersTo([
    ['i', 'How bad?', 'scale'],
    ['p', 'Four.'],
    ['i', 'How do you travel?', 'choice'],
    ['p', 'By bus.'],
    ['i', 'How bad, again?', 'scale'],
    ['p', 'One.'],
  ]);
  const history = (rows: readonly AnswerRow[]) => {
    const merged = mergedAnswers('c', [...read.values()], rows).filter(({ question_id }) => question_id === 'scale');
    const nextOf = new Map(merged.map((row) => [row.superseded_by, row]));
    const inOrder: unknown[] = [];
    for (let row = nextOf.get(null); row; row = nextOf.get(row.id)) inOrder.unshift([row.number_value, row.author]);
    assert.equal(inOrder.length, merged.length, 'one chain');
    return inOrder;
  };
  assert.deepEqual(history([chosen(2, 5)]), [
    [4, 'floor'],
    [5, 'person'],
    [1, 'floor'],
  ]);
  assert.deepEqual(history([chosen(6, 5), chosen(6, 3, 'later')]), [
    [4, 'floor'],
    [1, 'floor'],
    [5, 'person'],
    [3, 'person'],
  ]);
});

test('what was asked and not answered has one row without a value, until the participant chooses one', async () => {
  const read = await answersTo([
    ['i', 'How bad?', 'scale'],
    ['p', 'Hard to say.'],
  ]);
  const rows = (stored: readonly AnswerRow[]) =>
    mergedAnswers('c', [...read.values()], stored).map(({ outcome, number_value, author }) => [
      outcome,
      number_value,
      author,
    ]);
  assert.deepEqual(rows([]), [['answered', null, 'floor']]);
  assert.deepEqual(rows([chosen(2, 3)]), [['answered', 3, 'person']]);
});

/** What a model read, as it is stored. */
const byModel = (seq: number, number_value: number): AnswerRow => ({
  ...chosen(seq, number_value, `model ${seq}`),
  turn_id: `t${seq}`,
  quote: String(number_value),
  author: 'model',
});

test('a model’s value counts where it is better, whenever the rules read; a choice, a refusal and a later value stand', async () => {
  const current = async (talk: readonly Told[], ...stored: readonly AnswerRow[]) => {
    const rows = mergedAnswers('c', [...(await answersTo(talk)).values()], stored);
    const last = rows.find(({ question_id, superseded_by }) => question_id === 'scale' && superseded_by === null);
    return [last?.number_value ?? null, last?.author ?? null];
  };
  const four: Told[] = [
    ['i', 'How bad?', 'scale'],
    ['p', 'Four.'],
  ];
  assert.deepEqual(await current(four, byModel(4, 2)), [2, 'model'], 'it was said later');
  assert.deepEqual(await current(four, byModel(2, 5)), [5, 'model'], 'another reading of the same turn');
  assert.deepEqual(await current(four, byModel(1, 5)), [4, 'floor'], 'it was said before');
  assert.deepEqual(await current(four, byModel(4, 4)), [4, 'floor'], 'the same value');
  assert.deepEqual(await current(four, chosen(2, 3), byModel(4, 5)), [3, 'person']);
  const open: Told[] = [
    ['i', 'How bad?', 'scale'],
    ['p', 'Between 2 and 4.'],
  ];
  assert.deepEqual(await current(open, byModel(1, 3)), [3, 'model'], 'a value is clearer than a range');
  const declined: Told[] = [
    ['i', 'How bad?', 'scale'],
    ['p', 'I would rather not say.', 'scale', 'declined'],
  ];
  assert.deepEqual(await current(declined, byModel(1, 3)), [null, 'floor']);
  assert.deepEqual(await current([], byModel(1, 3)), [3, 'model'], 'said without being asked');
});

const turnOf = (seq: number, more: Partial<campaigns.Turn>): campaigns.Turn => ({
  id: `t${seq}`,
  conversation_id: 'c',
  seq,
  speaker: 'participant',
  text: '',
  started_ms: null,
  ended_ms: null,
  question_id: null,
  tags: [],
  why: null,
  is_question_set: false,
  outcome: null as never,
  is_withheld: false,
  speaker_label: null,
  ...more,
});

test('a month that was offered and agreed to is stored as its days', async () => {
  const reading = new AnswerReading({ questions, language: 'en', isImported: false });
  const why = { rule: 'known_value', trigger_turn_id: 't1', words: ['in spring', '2019-04'], note: '' };
  const of = { question_id: 'since' };
  await reading.add([
    turnOf(1, { text: 'I came in spring.', outcome: 'none' }),
    turnOf(2, { ...of, speaker: 'interviewer', text: 'Shall I put down April 2019?', why }),
    turnOf(3, { ...of, text: 'Yes', outcome: 'answered' }),
  ]);
  const { date_low, date_high, precision, quote, seq } = reading.answers().at(-1) ?? assert.fail('no answer');
  assert.deepEqual([date_low, date_high, precision, quote, seq], ['2019-04-01', '2019-04-30', 'range', 'in spring', 1]);
});

test('a value that was said before its question and agreed to is that of the turn it was said in; a correction replaces it', async () => {
  const offer = { rule: 'known_value', trigger_turn_id: 't2', words: ['a 4 for the noise'], note: '' };
  const read = async (isImported: boolean, ...replies: readonly [string, campaigns.AnswerOutcome][]) =>
    after(offer, isImported, ...replies);
  const after = async (
    why: typeof offer,
    isImported: boolean,
    ...replies: readonly [string, campaigns.AnswerOutcome][]
  ) => {
    const reading = new AnswerReading({ questions, language: 'en', isImported });
    await reading.add([
      turnOf(1, { speaker: 'interviewer', text: 'How was it?' }),
      turnOf(2, { text: 'Long. I would give it a 4 for the noise.', outcome: 'none' }),
      turnOf(3, { speaker: 'interviewer', text: 'Shall I put down 4?', question_id: 'scale', why }),
      ...replies.map(([text, outcome], at) => turnOf(4 + at, { text, question_id: 'scale', outcome })),
    ]);
    return valuesOf(reading.answers().find(({ question_id }) => question_id === 'scale'));
  };
  assert.deepEqual(await read(false, ['Yes', 'answered']), [[4, 2, 'a 4 for the noise']]);
  assert.deepEqual(await read(false, ['Yes', 'answered'], ['Actually, make that a two.', 'answered']), [
    [4, 2, 'a 4 for the noise'],
    [2, 5, 'Actually, make that a two.'],
  ]);
  assert.deepEqual(await read(false, ['No, a 5.', 'answered']), [[5, 4, 'No, a 5.']]);
  assert.deepEqual(await read(false, ['No', 'none']), [[null, null, null]]);
  assert.deepEqual(await read(true, ['Yes', 'answered']), [[null, null, null]]);
  const inOtherWords = { ...offer, words: ['Long', '5'] };
  assert.deepEqual(await after(inOtherWords, false, ['Yes', 'answered']), [[5, 2, 'Long']]);
  const unsaid = { ...offer, words: ['Short', '1'] };
  assert.deepEqual(await after(unsaid, false, ['Yes', 'answered']), [[null, null, null]]);
});
