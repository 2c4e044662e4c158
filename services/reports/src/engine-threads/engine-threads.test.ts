import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { campaigns } from '@insights/contracts';
import { AppError } from '@insights/errors';
import { type ReadableConversation, readByRules } from '../analysis/floor/index.ts';
import { versioned } from '../analysis/model/questions.ts';
import { analyse } from '../analysis/pipeline.ts';
import { EngineThreads } from './engine-threads.ts';
import type { MadeReport, ReportTask } from './messages.ts';
import { packReading, unpackReading } from './stored-reading.ts';

const threads = new EngineThreads(512);
after(() => threads.close());

const guide = { language: 'en', questions: [] };
const task: ReportTask = {
  campaign: { id: 'i', name: 'n', goal: 'g', language: 'en' },
  questions: [],
  corrections: [],
  people: { edits: [], codings: [] },
  codebook: { codes: [], covered: [] },
  totals: [],
  method: null,
  known_verdicts: [],
};
const never = new AbortController().signal;
const SMALL = { bytes: 0, turns: 0 };
const PART_TURNS = 50;

const ANSWERS = [
  'The export of invoices fails every month.',
  'I wish the bank import were faster.',
  'We re-enter each receipt by hand, and it worries me.',
];
const answer = (n: number): string => ANSWERS[n % ANSWERS.length] ?? '';

function conversationOf(
  id: string,
  answers: readonly string[],
  withheld: readonly number[] = [],
): ReadableConversation {
  const texts = answers.flatMap((each) => ['What do you miss?', each]);
  const turns = texts.map((text, index) => ({
    id: `${id}-${index}`,
    seq: index + 1,
    speaker: index % 2 === 1 ? ('participant' as const) : ('interviewer' as const),
    text,
    question_id: null,
    speaker_label: null,
    is_withheld: withheld.includes(index),
    outcome: null,
    started_ms: null,
  }));
  return { id, contact_id: `contact-${id}`, started_at: null, is_imported: true, turns };
}

const talk = (id: string, count: number): ReadableConversation =>
  conversationOf(
    id,
    Array.from({ length: count }, (_, n) => answer(n)),
  );

const asSent = (conversation_id: string, turn: ReadableConversation['turns'][number]): campaigns.Turn => ({
  id: turn.id,
  conversation_id,
  seq: turn.seq,
  speaker: turn.speaker,
  text: turn.text,
  started_ms: turn.started_ms,
  question_id: turn.question_id,
  tags: [],
  ended_ms: null,
  why: null,
  is_question_set: false,
  outcome: null,
  is_withheld: turn.is_withheld ?? false,
  speaker_label: turn.speaker_label ?? null,
});

/** As campaigns sends them: a conversation that continues in the next part has only turns there. */
async function* partsOf(conversations: readonly ReadableConversation[]): AsyncGenerator<campaigns.Transcript> {
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
        turns: turns.slice(from, from + PART_TURNS).map((turn) => asSent(id, turn)),
      };
    }
  }
}

async function read(conversations: readonly ReadableConversation[], signal = never): Promise<string[]> {
  const found: string[] = [];
  const parts = () => partsOf(conversations);
  await threads.read(guide, SMALL, parts, { owner: 'w', signal }, async (digests) => {
    found.push(...digests.map(({ digest }) => digest));
  });
  return found;
}

async function* inOneBatch(digests: readonly string[]) {
  yield digests;
}

async function reportOn(digests: readonly string[], given: Partial<ReportTask> = {}): Promise<MadeReport> {
  const material = { size: 0, answers: new Map(), batches: () => inOneBatch(digests) };
  const step = await threads.analyse({ ...task, ...given }, material, { owner: 'w', signal: never });
  assert.ok('done' in step);
  return step.done;
}

const isTooLarge = (error: unknown) => error instanceof AppError && error.code === 'input_too_large';

test('a thread reads conversations and analyses them as the pipeline itself does', async () => {
  const conversations = ['a', 'b', 'c'].map((id) => talk(id, 60));
  const digests = await read(conversations);
  const readings = conversations.map((each) => readByRules(each, guide));
  assert.deepEqual(digests.map(unpackReading), readings);
  assert.deepEqual(digests, readings.map(packReading));
  const { output, asked_turns, codebook } = await reportOn(digests);
  const step = analyse({ ...task, readings }, null, new Map());
  assert.ok('done' in step);
  assert.deepEqual(codebook, step.done.codebook);
  assert.ok(output.evidence.length > 0);
  for (const { turn_id } of output.evidence) assert.match(asked_turns[turn_id] ?? '', /^[abc]-\d+$/);
});

test('with a model, a run says what must be asked, and a later one uses the answers', async () => {
  const digests = await read([talk('a', 6), talk('b', 7)]);
  const method = { model: 'm', judge: null, prompts: [], requests: 0, input_tokens: 0, output_tokens: 0, cost: null };
  const rest = { unanswered_requests: 0, is_recorded: false };
  const answers = new Map<string, unknown>();
  const withModel = { ...task, method: { ...method, ...rest } };
  for (let round = 0; ; round += 1) {
    assert.ok(round < 10, 'the runs do not end');
    const material = { size: 0, answers, batches: () => inOneBatch(digests) };
    const step = await threads.analyse(withModel, material, { owner: 'w', signal: never });
    if (round === 0)
      assert.deepEqual('asks' in step && step.asks.map(({ name }) => name), [versioned('read'), versioned('read')]);
    if ('asks' in step) for (const { key } of step.asks) answers.set(key, null);
    else {
      assert.ok(step.done.output.evidence.length > 0, 'the floor stands');
      break;
    }
  }
});

test('nothing of a withheld turn is in the digest', async () => {
  const withheld = 'Nobody answers the zebra telephone, and it worries me.';
  const [digest] = await read([conversationOf('a', [answer(0), withheld, answer(1)], [3])]);
  assert.match(digest ?? '', /The export of invoices/);
  assert.doesNotMatch(digest ?? '', /zebra/);
});

test('an input that exceeds its memory fails permanently and alone, while another job continues', async () => {
  // Declared as small, so that the estimate does not reject it.
  const huge = Array.from({ length: 80 }, (_, n) =>
    conversationOf(
      `huge-${n}`,
      Array.from({ length: 400 }, (_a, turn) => `${answer(turn)} `.repeat(60)),
    ),
  );
  const together = { ...huge[0], turns: huge.flatMap(({ turns }) => turns) } as ReadableConversation;
  const [large, small] = await Promise.allSettled([read([together]), read([talk('small', 3)])]);
  assert.ok(large.status === 'rejected' && isTooLarge(large.reason), JSON.stringify(large));
  assert.ok(small.status === 'fulfilled');
  assert.equal((await read([talk('after', 3)])).length, 1);
});

test('digests that cannot fit are rejected before any of them is read', async () => {
  const batches = () => assert.fail('nothing is to be read');
  const material = { size: 1_000 * 1024 * 1024, answers: new Map(), batches };
  await assert.rejects(threads.analyse(task, material, { owner: 'w', signal: never }), isTooLarge);
  assert.equal(threads.cannotFit({ bytes: 1_000 * 1024 * 1024, turns: 1_000 }), true);
  assert.equal(threads.cannotFit({ bytes: 10 * 1024 * 1024, turns: 1_000 }), false);
});

test('aborting a job ends its busy thread and frees its memory', async () => {
  const stop = new AbortController();
  const digests = await read([talk('stopped', 500)]);
  async function* batches() {
    yield digests;
    setImmediate(() => stop.abort());
  }
  const material = { size: 0, answers: new Map(), batches };
  await assert.rejects(threads.analyse(task, material, { owner: 'w', signal: stop.signal }), /aborted/);
  // Needs all the memory.
  const all = 88 * 1024 * 1024;
  const next = { size: all, answers: new Map(), batches: () => inOneBatch([]) };
  const step = await threads.analyse(task, next, { owner: 'w', signal: never });
  assert.deepEqual('done' in step && step.done.output.evidence, []);
});
