import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { campaigns } from '@insights/contracts';
import { AppError } from '@insights/errors';
import { tagTurns } from '@insights/tagging';
import { synthesize } from '../engine/index.ts';
import type { Conversation } from '../engine/types.ts';
import { EngineThreads } from './engine-threads.ts';

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

const asSent = (turn: Conversation['turns'][number], isWithheld: boolean): campaigns.Turn => ({
  ...turn,
  started_ms: null,
  ended_ms: null,
  why: null,
  outcome: null,
  is_withheld: isWithheld,
});

/** As campaigns sends them: a conversation that continues in the next part has only turns there. */
async function* partsOf(
  conversations: readonly Conversation[],
  withheld: ReadonlySet<string> = new Set(),
): AsyncGenerator<campaigns.Transcript> {
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
        turns: turns.slice(from, from + PART_TURNS).map((turn) => asSent(turn, withheld.has(turn.id))),
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

/** A conversation of `count` answers with the tags that processing would give it. */
function tagged(id: string, count: number): Conversation {
  const conversation = conversationOf(
    id,
    Array.from({ length: count }, (_, n) => answer(n)),
  );
  const tags = new Map(
    tagTurns(conversation.turns, { language: 'en', questions: [] }).map((row) => [row.turn_id, row.tags]),
  );
  return { ...conversation, turns: conversation.turns.map((turn) => ({ ...turn, tags: tags.get(turn.id) ?? [] })) };
}

const isTooLarge = (error: unknown) => error instanceof AppError && error.code === 'input_too_large';
const reportOn = (conversations: readonly Conversation[], signal = never) =>
  threads.synthesize(task, SMALL, () => partsOf(conversations), signal);

test('a thread gives the same report as the engine itself', async () => {
  const conversations = ['a', 'b', 'c'].map((id) => tagged(id, 600));
  const { output, unverified } = await reportOn(conversations);
  assert.equal(unverified, 0);
  assert.equal(JSON.stringify(output), JSON.stringify(synthesize({ ...task, conversations })));
  assert.ok(output.evidence.length > 0);
});

test('a withheld turn is neither quoted nor counted: the report is the one without it', async () => {
  const conversations = ['a', 'b', 'c', 'd'].map((id) => tagged(id, 6));
  const { output: whole } = await reportOn(conversations);
  const withheld = new Set(whole.evidence.slice(0, 2).map(({ turn_id }) => turn_id));
  const { output } = await threads.synthesize(task, SMALL, () => partsOf(conversations, withheld), never);
  const without = conversations.map((each) => ({ ...each, turns: each.turns.filter(({ id }) => !withheld.has(id)) }));
  assert.equal(JSON.stringify(output), JSON.stringify(synthesize({ ...task, conversations: without })));
  assert.notEqual(JSON.stringify(output), JSON.stringify(whole));
  assert.ok(output.evidence.length > 0);
});

test('an input that exceeds its memory fails permanently and alone, while another job continues', async () => {
  // Declared as small, so that the estimate does not reject it.
  const huge = Array.from({ length: 80 }, (_, n) =>
    conversationOf(
      `huge-${n}`,
      Array.from({ length: 400 }, (_a, turn) => `${answer(turn)} `.repeat(60)),
    ),
  );
  const [large, small] = await Promise.allSettled([reportOn(huge), reportOn([tagged('small', 3)])]);
  assert.ok(large.status === 'rejected' && isTooLarge(large.reason), JSON.stringify(large));
  assert.ok(small.status === 'fulfilled' && small.value.unverified === 0);
  assert.equal((await reportOn([tagged('after', 3)])).unverified, 0);
});

test('an input that cannot fit is rejected before any of it is read', async () => {
  const size = { bytes: 1_000 * 1024 * 1024, turns: 1_000 };
  const parts = () => assert.fail('nothing is to be read');
  await assert.rejects(threads.synthesize(task, size, parts, never), isTooLarge);
});

test('aborting a job ends its busy thread and frees its memory', async () => {
  const stop = new AbortController();
  const conversation = tagged('stopped', 4_000);
  async function* parts() {
    yield* partsOf([conversation]);
    setImmediate(() => stop.abort());
  }
  await assert.rejects(threads.synthesize(task, SMALL, parts, stop.signal), /aborted/);
  const all = { bytes: 27 * 1024 * 1024, turns: 0 };
  const next = await threads.synthesize(task, all, () => partsOf([tagged('next', 3)]), never);
  assert.equal(next.unverified, 0);
});
