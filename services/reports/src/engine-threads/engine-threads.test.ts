import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { campaigns } from '@insights/contracts';
import { AppError } from '@insights/errors';
import { type TurnTags, tagTurns } from '@insights/tagging';
import { synthesize } from '../engine/index.ts';
import type { Conversation } from '../engine/types.ts';
import { EngineThreads } from './engine-threads.ts';
import type { EngineThread } from './engine-thread.ts';

const threads = new EngineThreads(512);
after(() => threads.close());

const task = { campaign: { id: 'i', name: 'n', goal: 'g', language: 'en' }, questions: [] };
const never = new AbortController().signal;
const SMALL = { bytes: 0, turns: 0 };
const PART_TURNS = 1_000;

function conversationOf(id: string, answers: readonly string[]): Conversation {
  const texts = answers.flatMap((answer) => ['What do you miss?', answer]);
  const turns = texts.map((text, index) => {
    const speaker = index % 2 === 1 ? ('participant' as const) : ('interviewer' as const);
    return { id: `${id}-${index}`, conversation_id: id, seq: index + 1, speaker, text, question_id: null, tags: [] };
  });
  return { id, contact_id: `contact-${id}`, turns };
}

const asSent = (turn: Conversation['turns'][number]): campaigns.Turn => ({ ...turn, started_ms: null, ended_ms: null });

/** As campaigns sends them: what goes on in the next part has turns alone there. */
async function* partsOf(conversations: readonly Conversation[]): AsyncGenerator<campaigns.Transcript> {
  for (const { id, contact_id, turns } of conversations) {
    for (let from = 0; from < turns.length; from += PART_TURNS) {
      const isFirst = from === 0;
      yield {
        conversation_id: isFirst ? id : '',
        interview_id: isFirst ? 'i' : '',
        contact: isFirst ? { id: contact_id, name: null, email: null } : null,
        mode: isFirst ? 'imported' : 'unspecified',
        hidden_names: '',
        started_at: null,
        turns: turns.slice(from, from + PART_TURNS).map(asSent),
      };
    }
  }
}

const ANSWERS = [
  'The export of invoices fails every month.',
  'I wish the bank import were faster.',
  'We re-enter each receipt by hand, and it worries me.',
];
const answer = (n: number): string => ANSWERS[n % ANSWERS.length] ?? '';

async function tagged(thread: EngineThread, conversation: Conversation): Promise<TurnTags[]> {
  const batches = await Array.fromAsync(thread.tag(task, partsOf([conversation])));
  for (const batch of batches) assert.ok(batch.length <= 1_000);
  return batches.flat();
}

test('a thread gives the same tags and the same report as the engine itself', async () => {
  const conversation = conversationOf(
    'long',
    Array.from({ length: 2_500 }, (_, n) => answer(n)),
  );
  const tags = await threads.run(SMALL, never, (thread) => tagged(thread, conversation));
  assert.deepEqual(tags, tagTurns(conversation.turns, { language: 'en', questions: [] }));
  const byTurn = new Map(tags.map((row) => [row.turn_id, row.tags]));
  const conversations = ['a', 'b', 'c'].map((id) => {
    const { turns, ...head } = conversationOf(
      id,
      Array.from({ length: 600 }, (_, n) => answer(n)),
    );
    return { ...head, turns: turns.map((turn, n) => ({ ...turn, tags: byTurn.get(`long-${n}`) ?? [] })) };
  });
  const { output, unverified } = await threads.run(SMALL, never, (thread) =>
    thread.synthesize(task, partsOf(conversations)),
  );
  assert.equal(unverified, 0);
  assert.equal(JSON.stringify(output), JSON.stringify(synthesize({ ...task, conversations })));
  assert.ok(output.evidence.length > 0);
});

test('tagging 20,000 turns takes the main thread less than 50 ms for each part', async () => {
  const conversation = conversationOf(
    'many',
    Array.from({ length: 10_000 }, (_, n) => answer(n)),
  );
  await threads.run(SMALL, never, (thread) => tagged(thread, conversationOf('warm-up', ['Yes.'])));
  // Processor time of this thread, which no other load of the machine changes.
  const from = process.threadCpuUsage();
  const tags = await threads.run(SMALL, never, (thread) => tagged(thread, conversation));
  const { user, system } = process.threadCpuUsage(from);
  assert.equal(tags.length, 10_000);
  const parts = 20_000 / PART_TURNS + tags.length / 1_000;
  assert.ok((user + system) / 1_000 / parts < 50, `${(user + system) / 1_000 / parts} ms`);
});

test('an input that outgrows its memory fails alone, for good, while another job goes on', async () => {
  // Said to be small, so that no estimate refuses it before.
  const huge = Array.from({ length: 40 }, (_, n) =>
    conversationOf(
      `huge-${n}`,
      Array.from({ length: 400 }, (_a, turn) => `${answer(turn)} `.repeat(60)),
    ),
  );
  const isTooLarge = (error: unknown) => error instanceof AppError && error.code === 'input_too_large';
  const [large, small] = await Promise.allSettled([
    threads.run(SMALL, never, (thread) => thread.synthesize(task, partsOf([...huge, ...huge]))),
    threads.run(SMALL, never, (thread) => tagged(thread, conversationOf('small', ANSWERS))),
  ]);
  assert.ok(large.status === 'rejected' && isTooLarge(large.reason), JSON.stringify(large));
  assert.equal(small.status === 'fulfilled' && small.value.length, ANSWERS.length);
  const again = await threads.run(SMALL, never, (thread) => tagged(thread, conversationOf('after', ANSWERS)));
  assert.equal(again.length, ANSWERS.length);
});

test('an input that cannot fit is refused before any of it is read', async () => {
  const size = { bytes: 1_000 * 1024 * 1024, turns: 1_000 };
  await assert.rejects(
    threads.run(size, never, async () => assert.fail('no thread is to be made')),
    (error: unknown) => error instanceof AppError && error.code === 'input_too_large',
  );
});

test('a job that is stopped ends its thread, whatever the thread is at, and gives its memory back', async () => {
  const stop = new AbortController();
  const conversation = conversationOf(
    'stopped',
    Array.from({ length: 4_000 }, (_, n) => `${n} ${answer(n)}`),
  );
  const stopped = threads.run(SMALL, stop.signal, async (thread) => {
    setImmediate(() => stop.abort());
    return tagged(thread, conversation);
  });
  await assert.rejects(stopped, /ended/);
  const room = { bytes: 27 * 1024 * 1024, turns: 0 };
  assert.equal(await threads.run(room, never, async () => 'all of the memory is free'), 'all of the memory is free');
});
