import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type Turn, type TurnTags, tagTurns } from '@insights/tagging';
import { bySize } from '../../../../test/support/size.ts';
import { TaggingThreads, type TurnsPart } from './tagging-threads.ts';

const threads = new TaggingThreads(2);
after(() => threads.close());

const GUIDE = { language: 'en', questions: [] };
const PART_TURNS = 1_000;
const never = new AbortController().signal;

const ANSWERS = [
  'The export of invoices fails every month.',
  'I wish the bank import were faster.',
  'We re-enter each receipt by hand, and it worries me.',
];
const answer = (n: number): string => ANSWERS[n % ANSWERS.length] ?? '';
const answers = (count: number) => Array.from({ length: count }, (_, n) => answer(n));

const turnsOf = (texts: readonly string[]): Turn[] =>
  texts
    .flatMap((text) => ['What do you miss?', text])
    .map((text, index) => ({
      id: `turn-${index}`,
      seq: index + 1,
      speaker: index % 2 === 1 ? 'participant' : 'interviewer',
      text,
      question_id: null,
      tags: [],
    }));

async function* partsOf(turns: readonly Turn[]): AsyncGenerator<TurnsPart> {
  for (let from = 0; from === 0 || from < turns.length; from += PART_TURNS) {
    yield { turns: turns.slice(from, from + PART_TURNS), is_last: from + PART_TURNS >= turns.length };
  }
}

const tagged = (turns: readonly Turn[], signal = never): Promise<TurnTags[]> =>
  threads.tag(GUIDE, partsOf(turns), { owner: 'w', signal });

test('a thread gives a long conversation in parts the same tags as the whole', async () => {
  const turns = turnsOf(answers(1_250));
  assert.deepEqual(await tagged(turns), tagTurns(turns, GUIDE));
  assert.deepEqual(await tagged([]), []);
});

/** Of two turns each. */
const MANY = bySize({ smoke: 1_500, proof: 10_000 });

test(`tagging ${2 * MANY} turns takes the main thread less than 50 ms for each part`, async () => {
  const turns = turnsOf(answers(MANY));
  await tagged(turnsOf(['Yes.']));
  // Processor time of this thread, which no other load of the machine changes.
  const from = process.threadCpuUsage();
  const tags = await tagged(turns);
  const { user, system } = process.threadCpuUsage(from);
  assert.equal(tags.length, MANY);
  const parts = turns.length / PART_TURNS;
  assert.ok((user + system) / 1_000 / parts < 50, `${(user + system) / 1_000 / parts} ms`);
});

const LONG = bySize({ smoke: 8, proof: 60 });

test('turns of the maximum length, at two bytes a character, fit into the memory of a thread', async () => {
  const text = `${answer(0)} \u{1F5D2} `.repeat(450).slice(0, 20_000);
  const tags = await tagged(turnsOf(Array.from({ length: LONG }, () => text)));
  assert.equal(tags.length, LONG);
});

test('a turn that exhausts the memory of its thread fails alone, and the next conversation is tagged', async () => {
  const endless = turnsOf([`${answer(0)} `.repeat(600_000)]);
  const isTooLarge = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'input_too_large';
  const [large, small] = await Promise.allSettled([tagged(endless), tagged(turnsOf(ANSWERS))]);
  assert.ok(large.status === 'rejected' && isTooLarge(large.reason), JSON.stringify(large));
  assert.ok(small.status === 'fulfilled' && small.value.length === ANSWERS.length);
  assert.equal((await tagged(turnsOf(ANSWERS))).length, ANSWERS.length);
});

test('aborting ends the thread, whatever it is doing, and the next conversation is tagged', async () => {
  const stop = new AbortController();
  const stopped = tagged(turnsOf(Array.from({ length: 4_000 }, (_, n) => `${n} ${answer(n)}`)), stop.signal);
  setImmediate(() => stop.abort());
  await assert.rejects(stopped, /aborted/);
  assert.equal((await tagged(turnsOf(ANSWERS))).length, ANSWERS.length);
});
