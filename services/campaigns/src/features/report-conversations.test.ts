import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import type { campaigns } from '@insights/contracts';
import type { Call } from '@insights/db';
import { AppError } from '@insights/errors';
import { complete } from '../basis.fixture.ts';
import {
  contactChange,
  contactDraft,
  importRequest,
  interviewChange,
  interviewDraft,
  openQuestion,
  settingsChange,
} from '../requests.fixture.ts';
import { type Scene, owner, scene } from '../sessions.fixture.ts';
import { storeFlags } from '../db/flags.ts';
import { createContact } from './create-contact.ts';
import { createInterview } from './create-interview.ts';
import { eraseContact } from './erase-contact/erase-contact.ts';
import { clearFlag } from './flags/clear-flag.ts';
import { maskStored } from './hide-names/mask-stored.ts';
import { importConversation } from './import-conversation/import-conversation.ts';
import { batchesOf, getTurns, listReportConversations, streamTranscripts } from './report-conversations.ts';
import { setTurnTags } from './set-turn-tags.ts';
import { updateContact } from './update-contact.ts';
import { updateInterview } from './update-interview.ts';

interface Given extends Scene {
  readonly call: Call;
  readonly interview_id: string;
}

const TALK = [
  { speaker: 'interviewer', text: 'What do you miss?', question_id: 'q1' },
  { speaker: 'participant', text: 'A quiet room. Zebulon said the same.' },
];

async function given(t: TestContext, { hidden = false } = {}): Promise<Given> {
  const s = await scene(t);
  const call = owner();
  const settings = settingsChange({ hide_participant_names: hidden });
  const draft = interviewDraft({ questions: [openQuestion('What do you miss?', 'q1')], settings });
  const { id } = await createInterview(s.deps, call, draft);
  return { ...s, call, interview_id: id };
}

async function imported(
  { deps, call, interview_id }: Given,
  fields: Partial<campaigns.ImportConversationRequest> & { turns?: readonly object[] } = {},
): Promise<campaigns.ImportConversationResponse> {
  const { turns = TALK, ...others } = fields;
  const transcript = Buffer.from(JSON.stringify({ turns }));
  const contact_email = `${randomUUID()}@example.org`;
  const made = await importConversation(
    deps,
    call,
    importRequest({ interview_id, contact_email, transcript, ...others }),
  );
  await complete(deps, call, made.conversation_id);
  return made;
}

async function listed({ deps, call, interview_id }: Given): Promise<campaigns.ReportConversation[]> {
  const parts = await Array.fromAsync(listReportConversations(deps, call, { interview_id }));
  return parts.flatMap(({ items }) => items);
}

async function revisionOf(g: Given, id: string): Promise<string> {
  const item = (await listed(g)).find(({ conversation_id }) => conversation_id === id);
  assert.ok(item);
  return item.revision;
}

async function transcriptsOf(g: Given, ids: string[] = []): Promise<campaigns.Transcript[]> {
  const request = { interview_id: g.interview_id, conversation_id: null, conversation_ids: ids };
  return Array.fromAsync(streamTranscripts(g.deps, g.call, request));
}

const turnsOf = async (g: Given, id: string) => (await transcriptsOf(g, [id])).flatMap(({ turns }) => turns);

const run = (g: Given, statement: string, values: unknown[]) =>
  g.deps.db.withWorkspace(g.call, (tx) => tx.run(statement, values));

test('completed conversations are listed oldest first, without test ones and those in progress, page after page', async (t) => {
  const g = await given(t);
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    g.clock.ms += 1_000;
    ids.push((await imported(g)).conversation_id);
  }
  await imported(g, { mode: 'test' });
  const transcript = Buffer.from(JSON.stringify({ turns: TALK }));
  await importConversation(
    g.deps,
    g.call,
    importRequest({ interview_id: g.interview_id, contact_email: 'open@example.org', transcript }),
  );
  // Further ones in one statement: 450 conversations make three parts.
  await run(
    g,
    `insert into conversations (id, workspace_id, interview_id, contact_id, status, mode, created_at)
     select gen_random_uuid(), workspace_id, interview_id, contact_id, status, mode, created_at + interval '1 minute'
     from conversations, generate_series(1, 447) where id = $1`,
    [ids[0]],
  );
  const parts = await Array.fromAsync(listReportConversations(g.deps, g.call, { interview_id: g.interview_id }));
  assert.deepEqual(
    parts.map(({ items }) => items.length),
    [200, 200, 50],
  );
  const all = parts.flatMap(({ items }) => items.map(({ conversation_id }) => conversation_id));
  assert.deepEqual(all.slice(0, 3), ids);
  assert.equal(new Set(all).size, 450);
  const missing = { interview_id: randomUUID() };
  await assert.rejects(
    Array.fromAsync(listReportConversations(g.deps, g.call, missing)),
    (error) => error instanceof AppError && error.code === 'not_found',
  );
});

test('each change of what reports read changes the revision of its conversation alone', async (t) => {
  const g = await given(t);
  const { conversation_id: id } = await imported(g);
  const { conversation_id: other } = await imported(g);
  const [question, answer] = await turnsOf(g, id);
  assert.ok(question && answer);
  const place = { interview_id: g.interview_id, conversation_id: id, turn_id: answer.id };
  const flag = { turn_id: answer.id, kind: 'distress' } as const;
  const changes: Record<string, () => Promise<unknown>> = {
    'tags set by a person': () =>
      setTurnTags(g.deps, g.call, { interview_id: g.interview_id, turn_id: answer.id, topics: ['noise'] }),
    'a flag set': () => g.deps.db.withWorkspace(g.call, (tx) => storeFlags(tx, { id }, [flag], g.deps.now(tx))),
    'a flag cleared': () => clearFlag(g.deps, g.call, { ...place, kind: 'distress' }),
    'a flag deleted': () => run(g, 'delete from flags where turn_id = $1', [answer.id]),
    'the text': () => run(g, `update turns set text = 'A [name] room' where id = $1`, [answer.id]),
    'the question': () => run(g, 'update turns set question_id = null where id = $1', [question.id]),
    'the speaker': () => run(g, `update turns set speaker_label = 'Ana' where id = $1`, [answer.id]),
    'the outcome': () => run(g, `update turns set outcome = 'declined' where id = $1`, [answer.id]),
  };
  const seen = new Set([await revisionOf(g, id)]);
  const untouched = await revisionOf(g, other);
  for (const [what, change] of Object.entries(changes)) {
    await change();
    const revision = await revisionOf(g, id);
    assert.ok(!seen.has(revision), `${what}: ${revision}`);
    assert.equal(await revisionOf(g, id), revision, `${what}: twice`);
    assert.equal(await revisionOf(g, other), untouched, `${what}: another conversation`);
    seen.add(revision);
  }
});

test('what reports do not read changes no revision', async (t) => {
  const g = await given(t);
  const { conversation_id: id, contact_id } = await imported(g);
  const [, answer] = await turnsOf(g, id);
  assert.ok(answer);
  const tags = { interview_id: g.interview_id, turn_id: answer.id, topics: ['noise'] };
  await setTurnTags(g.deps, g.call, tags);
  const before = await revisionOf(g, id);
  await setTurnTags(g.deps, g.call, tags);
  await imported(g);
  await createContact(g.deps, g.call, { interview_id: g.interview_id, contact: contactDraft({ name: 'Zebulon' }) });
  const contact = { interview_id: g.interview_id, contact_id };
  await updateContact(g.deps, g.call, contactChange({ ...contact, name: 'Quartermaine', attributes: { a: 'b' } }));
  await updateInterview(g.deps, g.call, interviewChange({ interview_id: g.interview_id, goal: 'Another goal' }));
  await complete(g.deps, g.call, id, { attempt: 9, turns: [] });
  await run(g, 'update turns set started_ms = 5, client_turn_id = null where id = $1', [answer.id]);
  assert.equal(await revisionOf(g, id), before);
});

test('where names are hidden, a new or changed name changes the revision of conversations that mention it, and of no other', async (t) => {
  const g = await given(t, { hidden: true });
  const { conversation_id: mentions } = await imported(g);
  const quiet = [TALK[0] ?? {}, { speaker: 'participant', text: 'A quiet room.' }];
  const { conversation_id: other } = await imported(g, { turns: quiet });
  const both = async () => [await revisionOf(g, mentions), await revisionOf(g, other)] as const;
  const [first, untouched] = await both();
  const { id: contact_id } = await createContact(g.deps, g.call, {
    interview_id: g.interview_id,
    contact: contactDraft({ name: 'Zebulon' }),
  });
  const [hidden, ...rest] = await both();
  assert.notEqual(hidden, first);
  assert.deepEqual(rest, [untouched]);
  assert.deepEqual(await both(), [hidden, untouched]);
  assert.equal((await turnsOf(g, mentions))[1]?.text, 'A quiet room. [name] said the same.');

  await updateContact(g.deps, g.call, contactChange({ interview_id: g.interview_id, contact_id, name: 'Quiet' }));
  const [changed, also] = await both();
  assert.equal(changed, hidden, 'a former name stays hidden, and "quiet" is a common word');
  assert.equal(also, untouched);
});

test('hiding the names of one person changes the revision of conversations that mention the person', async (t) => {
  const g = await given(t);
  const { conversation_id: id } = await imported(g, { contact_name: 'Zebulon Quartermaine' });
  const { conversation_id: other, contact_id } = await imported(g, {
    contact_name: 'Ana',
    turns: [TALK[0] ?? {}, { speaker: 'participant', text: 'Nothing.' }],
  });
  const before = [await revisionOf(g, id), await revisionOf(g, other)];
  const { contact_id: zebulon } = (await listed(g)).find(({ conversation_id }) => conversation_id === id) ?? {
    contact_id: '',
  };
  await updateContact(
    g.deps,
    g.call,
    contactChange({ interview_id: g.interview_id, contact_id: zebulon, hide_name: true }),
  );
  await updateContact(g.deps, g.call, contactChange({ interview_id: g.interview_id, contact_id, hide_name: true }));
  assert.notEqual(await revisionOf(g, id), before[0]);
  assert.equal(await revisionOf(g, other), before[1]);
});

test('masks that are read while the conversation changes are not kept', async (t) => {
  const g = await given(t, { hidden: true });
  const { conversation_id: id } = await imported(g, { contact_name: 'Zebulon' });
  const [, answer] = await turnsOf(g, id);
  const before = await revisionOf(g, id);
  await run(g, 'update turns set text = $2 where id = $1', [answer?.id, 'Only Zebulon.']);
  // As if the older reading had ended after the change.
  await run(g, `update conversations set masks = 'old', masks_under = '0 x' where id = $1`, [id]);
  const after = await revisionOf(g, id);
  assert.notEqual(after, before);
  assert.ok(!after.includes('old'));
});

test('an erased person has no conversation in the list, and stays masked in those of others', async (t) => {
  const g = await given(t, { hidden: true });
  const { conversation_id: own, contact_id } = await imported(g, { contact_name: 'Zebulon' });
  const { conversation_id: mentions } = await imported(g);
  await eraseContact(g.deps, g.call, { interview_id: g.interview_id, contact_id });
  const { erasure } = await g.deps.db.withWorkspace(g.call, async (tx) => ({
    erasure: await tx.row<{ id: string }>('select id from erasures where contact_id = $1', [contact_id]),
  }));
  assert.ok(erasure);
  await maskStored(g.deps, g.call, g.interview_id, erasure.id);
  assert.deepEqual(
    (await listed(g)).map(({ conversation_id }) => conversation_id),
    [mentions],
  );
  assert.ok(!JSON.stringify(await transcriptsOf(g, [own, mentions])).includes('Zebulon'));
  assert.equal((await transcriptsOf(g, [own])).length, 0);
});

test('attributes come with their contact, masked, and marked where they may be shown in groups only', async (t) => {
  const g = await given(t, { hidden: true });
  const { contact_id } = await imported(g, { contact_name: 'Zebulon' });
  const contact = { interview_id: g.interview_id, contact_id };
  const attributes = { team: 'Zebulon', shift: 'night' };
  await updateContact(g.deps, g.call, contactChange({ ...contact, attributes, replace_attributes: true }));
  const [item] = await listed(g);
  assert.deepEqual(item?.attributes, { team: '[name]', shift: 'night' });
  assert.equal(item?.is_hidden, true);
});

test('transcripts of some conversations are those that were asked for, if they are completed ones of the campaign', async (t) => {
  const g = await given(t);
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    g.clock.ms += 1_000;
    ids.push((await imported(g)).conversation_id);
  }
  const { conversation_id: test_id } = await imported(g, { mode: 'test' });
  const [first = '', , third = ''] = ids;
  const elsewhere = await given(t);
  const { conversation_id: foreign } = await imported(elsewhere);
  const read = await transcriptsOf(g, [third, foreign, test_id, randomUUID(), first]);
  assert.deepEqual(
    read.map(({ conversation_id }) => conversation_id),
    [first, third],
  );
  const many = Array.from({ length: 1_001 }, () => randomUUID());
  await assert.rejects(
    transcriptsOf(g, many),
    (error) => error instanceof AppError && error.code === 'invalid_request',
  );
});

test('turns are read as readers may see them, of completed conversations of the campaign alone', async (t) => {
  const g = await given(t, { hidden: true });
  const { conversation_id: id } = await imported(g, { contact_name: 'Zebulon' });
  const { conversation_id: trial } = await imported(g, { mode: 'test' });
  const [question, answer] = await turnsOf(g, id);
  const trialTurn = await g.deps.db.withWorkspace(g.call, (tx) =>
    tx.row<{ id: string }>('select id from turns where conversation_id = $1', [trial]),
  );
  const ids = [answer?.id ?? '', trialTurn?.id ?? '', randomUUID(), question?.id ?? ''];
  const read = (turn_ids: string[]) =>
    Array.fromAsync(getTurns(g.deps, g.call, { interview_id: g.interview_id, turn_ids }));
  const shown = (await read(ids)).toSorted((a, b) => a.seq - b.seq);
  assert.deepEqual(shown, [question, answer]);
  assert.equal(shown[1]?.text, 'A quiet room. [name] said the same.');
  assert.deepEqual(await read([]), []);
  const many = Array.from({ length: 501 }, () => randomUUID());
  await assert.rejects(read(many), (error) => error instanceof AppError && error.code === 'invalid_request');
  const all = Array.from({ length: 500 }, (_, n) => (n === 499 ? (answer?.id ?? '') : randomUUID()));
  assert.deepEqual(await read(all), [answer]);
});

test('short turns are read together, so that checking the quotes of a thousand conversations takes few transactions', () => {
  const turns = Array.from({ length: 500 }, (_, n) => ({ id: `${n}`, bytes: n === 250 ? 80_000 : 900 }));
  const batches = batchesOf(turns);
  assert.equal(batches.length, 2);
  assert.deepEqual(
    batches.flat(),
    turns.map(({ id }) => id),
  );
  assert.deepEqual(batchesOf([{ id: 'long', bytes: 2_000_000 }, turns[0]].flatMap((turn) => turn ?? [])), [
    ['long'],
    ['0'],
  ]);
  assert.deepEqual(batchesOf([]), []);
});

test('where names are hidden, a new name costs one reading of the conversations, and an unchanged list none', async (t) => {
  const g = await given(t, { hidden: true });
  const { conversation_id, contact_id } = await imported(g);
  await run(
    g,
    `with more as (
       insert into conversations (id, workspace_id, interview_id, contact_id, status, mode, created_at)
       select md5('c' || n)::uuid, workspace_id, interview_id, $2, status, mode, created_at
       from conversations, generate_series(1, 500) n where id = $1 returning id, workspace_id)
     insert into turns (id, workspace_id, conversation_id, seq, speaker, text, tags)
     select gen_random_uuid(), workspace_id, more.id, n, 'participant', repeat('The room is loud at night. ', 20), '[]'
     from more, generate_series(1, 20) n`,
    [conversation_id, contact_id],
  );
  // So that summaries cost nothing here.
  await run(g, `insert into summaries select id, workspace_id, '0', 'und', '[]', now() from conversations`, []);
  const timed = async () => {
    const began = performance.now();
    const items = await listed(g);
    return { ms: performance.now() - began, revisions: items.map(({ revision }) => revision) };
  };
  const first = await timed();
  await createContact(g.deps, g.call, {
    interview_id: g.interview_id,
    contact: contactDraft({ name: 'Quartermaine' }),
  });
  const [renamed, unchanged] = [await timed(), await timed()];
  t.diagnostic(`${[first, renamed, unchanged].map(({ ms }) => Math.round(ms)).join(', ')} ms`);
  assert.deepEqual(renamed.revisions, first.revisions);
  assert.deepEqual(unchanged.revisions, first.revisions);
  assert.ok(unchanged.ms < renamed.ms, 'stored masks are used');
});
