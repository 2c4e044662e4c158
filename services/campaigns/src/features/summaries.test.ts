import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import type { campaigns } from '@insights/contracts';
import type { Call } from '@insights/db';
import { bySize } from '../../../../test/support/size.ts';
import { contactDraft, importRequest, interviewDraft, openQuestion } from '../requests.fixture.ts';
import { type Scene, owner, scene } from '../sessions.fixture.ts';
import { storeFlags } from '../db/flags.ts';
import { deleteNamingSummaries } from '../db/summaries.ts';
import { createContact } from './create-contact.ts';
import { createInterview } from './create-interview.ts';
import { eraseContact } from './erase-contact/erase-contact.ts';
import { clearFlag } from './flags/clear-flag.ts';
import { wholeTranscript } from './get-transcript/whole.fixture.ts';
import { maskStored } from './hide-names/mask-stored.ts';
import { importConversation } from './import-conversation/import-conversation.ts';
import { getConversation, listConversations } from './list-conversations.ts';
import { processConversation } from './process-conversation/process-conversation.ts';

interface Given extends Scene {
  readonly call: Call;
  readonly interview_id: string;
  readonly conversation_id: string;
}

const TALK = [
  ['interviewer', 'What happened at the last hand-over?'],
  ['participant', 'The hand-over notes get lost between shifts, and then Zebulon phones around for an hour.'],
  ['interviewer', 'What would help?'],
  ['participant', 'I wish agency staff got temporary access cards at the front desk before the night shift starts.'],
  ['participant', 'The medication room stays locked because nobody has the key at night.'],
].map(([speaker, text]) => ({ speaker, text }));

async function given(
  t: TestContext,
  { mode = 'imported' as campaigns.ConversationMode, turns = TALK as readonly object[] } = {},
): Promise<Given> {
  const s = await scene(t);
  const call = owner();
  const draft = interviewDraft({ questions: [openQuestion('What happened?', 'q1')] });
  const { id: interview_id } = await createInterview(s.deps, call, draft);
  const transcript = Buffer.from(JSON.stringify({ turns }));
  const contact_email = `${randomUUID()}@example.org`;
  const request = importRequest({ interview_id, contact_email, transcript, mode });
  const { conversation_id } = await importConversation(s.deps, call, request);
  return { ...s, call, interview_id, conversation_id };
}

const tools = { signal: new AbortController().signal, progress: () => Promise.resolve() };

async function processed(t: TestContext, options?: Parameters<typeof given>[1]): Promise<Given> {
  const g = await given(t, options);
  const workspace_id = g.call.principal.workspace_id;
  const job = { workspace_id, payload: { conversation_id: g.conversation_id }, attempt: 1 };
  await processConversation(g.deps, job as Parameters<typeof processConversation>[1], tools as never);
  return g;
}

const shown = async ({ deps, interview_id, conversation_id, ...g }: Given, call: Call = g.call) =>
  (await getConversation(deps, call, { interview_id, conversation_id })).summary;

const turnsOf = async ({ deps, call, interview_id, conversation_id }: Given) =>
  (await wholeTranscript(deps, call, { interview_id, conversation_id })).turns;

const run = <T extends object>(g: Given, statement: string, values: unknown[] = []) =>
  g.deps.db.withWorkspace(g.call, (tx) => tx.rows<T>(statement, values));

const storedPoints = async (g: Given) =>
  (await run<{ points: object }>(g, 'select points from summaries')).map(({ points }) => JSON.stringify(points));

/** Each quote is its turn's text at its offsets. */
async function assertGrounded(g: Given, summary: campaigns.ConversationSummary | null): Promise<string> {
  assert.ok(summary && summary.points.length > 0, 'a summary with points');
  const texts = new Map((await turnsOf(g)).map(({ id, text }) => [id, text]));
  for (const { text, evidence } of summary.points) {
    assert.ok(text !== '' && evidence.length > 0);
    for (const { turn_id, start, end, quote, verified, conversation_id } of evidence) {
      assert.equal(texts.get(turn_id)?.slice(start, end), quote);
      assert.deepEqual([verified, conversation_id], [true, g.conversation_id]);
    }
  }
  const ids = summary.points.flatMap(({ evidence }) => evidence.map(({ id }) => id));
  assert.equal(new Set(ids).size, ids.length);
  return JSON.stringify(summary);
}

for (const mode of ['imported', 'test'] as const) {
  test(`processing summarises a conversation of mode ${mode}; every point has a quote of a turn`, async (t) => {
    const g = await processed(t, { mode });
    assert.equal((await storedPoints(g)).length, 1);
    const summary = await shown(g);
    const text = await assertGrounded(g, summary);
    assert.match(text, /access cards/);
    assert.equal(summary?.language, 'en');
  });
}

test('only callers who may read transcripts see the summary, and each read is in the audit log', async (t) => {
  const g = await processed(t);
  const key = (scopes: string[]): Call => ({
    principal: { ...g.call.principal, kind: 'key', role: 'admin', scopes },
  });
  const reads = async () => (await run(g, `select 1 from outbox where name = 'audit_fact'`)).length;
  const before = await reads();
  assert.equal(await shown(g, key(['interviews'])), null);
  assert.equal(await reads(), before);
  assert.ok(await shown(g, key(['interviews', 'exports'])));
  assert.ok(await shown(g));
  assert.equal(await reads(), before + 2);
  const { items } = await listConversations(g.deps, g.call, { interview_id: g.interview_id, page: null, status: null });
  assert.deepEqual(
    items.map(({ summary }) => summary),
    [null],
  );
});

test('a completed conversation without a summary is summarised when somebody reads it', async (t) => {
  const g = await given(t);
  assert.equal(await shown(g), null, 'not completed');
  await run(g, `update conversations set status = 'completed'`);
  await assertGrounded(g, await shown(g));
  const [first] = await storedPoints(g);
  await shown(g);
  assert.deepEqual(await storedPoints(g), [first]);
});

test('names that are hidden later are in no summary', async (t) => {
  const g = await processed(t);
  assert.match(await assertGrounded(g, await shown(g)), /Zebulon/);
  const contact = contactDraft({ name: 'Zebulon Quartermaine', hide_name: true });
  const { id } = await createContact(g.deps, g.call, { interview_id: g.interview_id, contact });
  await deleteNamingSummaries(g.deps, g.call, g.interview_id);
  assert.deepEqual(await storedPoints(g), []);
  assert.doesNotMatch(await assertGrounded(g, await shown(g)), /Zebulon/);
  await deleteNamingSummaries(g.deps, g.call, g.interview_id);
  assert.equal((await storedPoints(g)).length, 1, 'one without names is kept');
  const erased = await eraseContact(g.deps, g.call, { interview_id: g.interview_id, contact_id: id });
  await maskStored(g.deps, g.call, g.interview_id, erased.id);
  assert.doesNotMatch((await storedPoints(g)).join(), /Zebulon/);
  assert.doesNotMatch(await assertGrounded(g, await shown(g)), /Zebulon/);
});

test('erasing a person deletes the words of their name from a stored summary, shown or not', async (t) => {
  const g = await processed(t);
  assert.match((await storedPoints(g)).join(), /Zebulon/);
  const contact = contactDraft({ name: 'Zebulon Quartermaine', hide_name: true });
  const { id } = await createContact(g.deps, g.call, { interview_id: g.interview_id, contact });
  const erased = await eraseContact(g.deps, g.call, { interview_id: g.interview_id, contact_id: id });
  await maskStored(g.deps, g.call, g.interview_id, erased.id);
  assert.deepEqual(await storedPoints(g), []);
});

test('a flagged turn is in no summary until a person clears the flag', async (t) => {
  const g = await processed(t);
  const turn = (await turnsOf(g)).find(({ text }) => text.includes('access cards'));
  assert.ok(turn);
  const { conversation_id, interview_id } = g;
  const flag = { turn_id: turn.id, kind: 'distress' } as const;
  await g.deps.db.withWorkspace(g.call, (tx) => storeFlags(tx, { id: conversation_id }, [flag], g.deps.now(tx)));
  assert.doesNotMatch(await assertGrounded(g, await shown(g)), /access cards/);
  await clearFlag(g.deps, g.call, { interview_id, conversation_id, ...flag });
  assert.match(await assertGrounded(g, await shown(g)), /access cards/);
});

test('a change of the text leaves no summary of the former text behind', async (t) => {
  const g = await processed(t);
  const turn = (await turnsOf(g)).find(({ text }) => text.includes('medication'));
  await run(g, `update turns set text = 'The canteen closes far too early for us.' where id = $1`, [turn?.id]);
  assert.deepEqual(await storedPoints(g), []);
  assert.doesNotMatch(await assertGrounded(g, await shown(g)), /medication/);
});

test('a stored summary whose quotes differ from their turns is not shown', async (t) => {
  const g = await processed(t);
  await run(g, `update summaries set points = replace(points::text, 'lost', 'found')::jsonb`);
  assert.equal(await shown(g), null);
});

test('an erased person has no summary', async (t) => {
  const g = await processed(t);
  const [row] = await run<{ contact_id: string }>(g, 'select contact_id from conversations');
  await eraseContact(g.deps, g.call, { interview_id: g.interview_id, contact_id: row?.contact_id ?? '' });
  assert.deepEqual(await storedPoints(g), []);
});

test('ten readers at once make one summary', async (t) => {
  const g = await given(t);
  await run(g, `update conversations set status = 'completed'`);
  const read = await Promise.all(Array.from({ length: 10 }, () => shown(g)));
  assert.equal(new Set(read.map((summary) => JSON.stringify(summary))).size, 1);
  await assertGrounded(g, read[0] ?? null);
});

test('a conversation of many parts is summarised within the memory of a thread', async (t) => {
  const turns = Array.from({ length: bySize({ smoke: 1_500, proof: 6_000 }) }, (_, n) => ({
    speaker: n % 2 === 0 ? 'interviewer' : 'participant',
    text:
      n % 2 === 0
        ? 'And then?'
        : `The scanner of ward ${n} fails whenever the charging station number ${n * 7} is full.`,
  }));
  const g = await processed(t, { turns });
  await assertGrounded(g, await shown(g));
});
