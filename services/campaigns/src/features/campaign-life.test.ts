import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import type { Principal } from '@insights/auth-context';
import type { campaigns } from '@insights/contracts';
import { AppError } from '@insights/errors';
import { freshDatabase } from '../../../../test/support/database.ts';
import { entities } from '../db/entities.ts';
import { migrations } from '../db/migrations/index.ts';
import type { MailDeps } from '../deps.ts';
import { basis, complete } from '../basis.fixture.ts';
import { changeStatus } from './change-status/change-status.ts';
import { createContact } from './create-contact.ts';
import { createContacts } from './create-contacts.ts';
import { createInterview } from './create-interview.ts';
import { deleteContact } from './delete-contact.ts';
import { deleteInterview } from './delete-interview.ts';
import { getEventContact } from './get-event-contact.ts';
import { getInterview } from './get-interview.ts';
import { renderedText, wholeTranscript } from './get-transcript/whole.fixture.ts';
import { checkImport } from './import-conversation/check-import.ts';
import { importConversation } from './import-conversation/import-conversation.ts';
import { listContacts } from './list-contacts.ts';
import { listInterviews } from './list-interviews.ts';
import { listResponses } from './list-responses.ts';
import { streamTranscripts } from './report-conversations.ts';
import { getReportInputs } from './report-inputs.ts';
import { setTurnTags } from './set-turn-tags.ts';
import { updateInterview } from './update-interview.ts';
import { contactDraft, interviewChange, interviewDraft, openQuestion, settingsChange } from '../requests.fixture.ts';

const owner = (workspace_id: string = randomUUID(), role: Principal['role'] = 'owner'): { principal: Principal } => ({
  principal: { kind: 'user', id: randomUUID(), user_id: 'u', workspace_id, role, scopes: ['*'], platform_role: '' },
});
const draft = (name = 'Night shifts') =>
  interviewDraft({ name, questions: [openQuestion('What happened?', 'q1'), openQuestion('What would help?', 'q2')] });
const transition = (interview_id: string) => ({ interview_id, reason: '' });

async function given(t: TestContext): Promise<MailDeps> {
  let clock = Date.parse('2026-01-01T00:00:00Z');
  const db = await freshDatabase(t, 'campaigns', migrations, entities);
  return { db, ...basis, now: () => new Date((clock += 1_000)).toISOString() };
}

const talk = {
  turns: [
    { speaker: 'interviewer', text: 'What happened, Maya?', question_id: 'q1' },
    {
      speaker: 'participant',
      text: 'The hand-over notes were lost. Maya Lindt wrote them.',
      started_ms: 1_000,
      ended_ms: 61_000,
    },
    { speaker: 'participant', text: 'A shared board would help.', question_id: 'q2' },
  ],
};
const importOf = (interview_id: string, contact_email: string): campaigns.ImportConversationRequest => ({
  interview_id,
  contact_email,
  contact_id: null,
  contact_name: 'Maya Lindt',
  format: 'json',
  transcript: Buffer.from(JSON.stringify(talk)),
  speaker_map: {},
  strict_speakers: false,
  questions: [],
  is_base64: false,
  mode: 'imported',
  started_at: '2026-01-02T10:00:00.000Z',
});

async function process(
  deps: MailDeps,
  call: { principal: Principal },
  conversation_id: string,
  attempt = 1,
): Promise<void> {
  const transcript = await wholeTranscript(deps, call, { conversation_id, interview_id: '' });
  const turns = transcript.turns
    .filter((turn) => turn.speaker === 'participant')
    .map((turn) => ({ turn_id: turn.id, tags: [{ topic: 'hand-over', source: 'auto' as const, confidence: 0.8 }] }));
  await complete(deps, call, conversation_id, { attempt, turns });
}

const outbox = (deps: MailDeps, call: { principal: Principal }): Promise<string[]> =>
  deps.db.withWorkspace(call, async (tx) =>
    (
      await tx.rows<{ name: string }>(
        `select name from outbox where name not in ('job_requested', 'audit_fact') order by id`,
      )
    ).map((row) => row.name),
  );
const refusedWith = (code: string) => (error: unknown) => error instanceof AppError && error.code === code;

test('a started campaign completes by itself once every contact has been interviewed, and publishes that once', async (t) => {
  const deps = await given(t);
  const call = owner();
  const { id } = await createInterview(deps, call, draft());
  for (const email of ['a@example.org', 'b@example.org']) {
    await createContact(deps, call, {
      interview_id: id,
      contact: contactDraft({ email, name: 'Maya Lindt' }),
    });
  }
  await changeStatus(deps, call, 'start', transition(id));
  const first = await importConversation(deps, call, importOf(id, 'A@example.org'));
  await process(deps, call, first.conversation_id);
  assert.equal((await getInterview(deps, call, id)).status, 'active');
  const second = await importConversation(deps, call, importOf(id, 'b@example.org'));
  await process(deps, call, second.conversation_id);
  await process(deps, call, second.conversation_id, 2);
  const campaign = await getInterview(deps, call, id);
  assert.equal(campaign.status, 'completed');
  assert.deepEqual(campaign.counts, { contacts: 2, completed: 2, in_progress: 0 });
  assert.deepEqual(await outbox(deps, call), [
    'campaign_started',
    'conversation_completed',
    'conversation_completed',
    'campaign_completed',
  ]);
});

test('a campaign whose contacts were all imported stays active, because more may follow', async (t) => {
  const deps = await given(t);
  const call = owner();
  const { id } = await createInterview(deps, call, draft());
  await changeStatus(deps, call, 'start', transition(id));
  const { conversation_id } = await importConversation(deps, call, importOf(id, 'a@example.org'));
  await process(deps, call, conversation_id);
  assert.equal((await getInterview(deps, call, id)).status, 'active');
});

test('a paused campaign completes when it is resumed and every contact has been interviewed', async (t) => {
  const deps = await given(t);
  const call = owner();
  const { id } = await createInterview(deps, call, draft());
  await createContact(deps, call, {
    interview_id: id,
    contact: contactDraft({ email: 'a@example.org' }),
  });
  await changeStatus(deps, call, 'start', transition(id));
  await changeStatus(deps, call, 'pause', { interview_id: id, reason: 'holidays' });
  await process(deps, call, (await importConversation(deps, call, importOf(id, 'a@example.org'))).conversation_id);
  assert.equal((await getInterview(deps, call, id)).status, 'paused');
  assert.equal((await changeStatus(deps, call, 'resume', transition(id))).status, 'completed');
});

test('a campaign without questions does not start; with one added it does', async (t) => {
  const deps = await given(t);
  const call = owner();
  const { id } = await createInterview(deps, call, { ...draft(), questions: [] });
  await assert.rejects(changeStatus(deps, call, 'start', transition(id)), refusedWith('no_questions'));
  assert.equal((await getInterview(deps, call, id)).status, 'draft');
  assert.deepEqual(await outbox(deps, call), []);
  const questions = { items: [openQuestion('What happened?')] };
  await updateInterview(deps, call, interviewChange({ interview_id: id, questions }));
  assert.equal((await changeStatus(deps, call, 'start', transition(id))).status, 'active');
});

test('of two concurrent starts one succeeds, the other is rejected, and one event is published', async (t) => {
  const deps = await given(t);
  const call = owner();
  const { id } = await createInterview(deps, call, draft());
  const answers = await Promise.allSettled([1, 2].map(() => changeStatus(deps, call, 'start', transition(id))));
  assert.deepEqual(answers.map((answer) => answer.status).toSorted(), ['fulfilled', 'rejected']);
  assert.deepEqual(await outbox(deps, call), ['campaign_started']);
});

test('a duplicate contact is rejected alone and reported in bulk', async (t) => {
  const deps = await given(t);
  const call = owner();
  const { id } = await createInterview(deps, call, draft());
  const contact = contactDraft({ email: 'a@example.org', attributes: { team: 'B' } });
  await createContact(deps, call, { interview_id: id, contact });
  await assert.rejects(
    createContact(deps, call, { interview_id: id, contact: { ...contact, email: 'A@EXAMPLE.org' } }),
    refusedWith('duplicate_contact'),
  );
  const bulk = await createContacts(deps, call, {
    interview_id: id,
    contacts: [contact, { ...contact, email: 'b@example.org' }, { ...contact, email: 'B@example.org' }],
  });
  assert.deepEqual(
    [bulk.created, bulk.failed, bulk.results.map((row) => row.error)],
    [1, 2, ['duplicate_contact', null, 'duplicate_contact']],
  );
});

test('hidden names are masked in transcripts and events, and only admins see them in contacts', async (t) => {
  const deps = await given(t);
  const call = owner();
  const { id, settings } = await createInterview(deps, call, draft());
  assert.ok(settings);
  const hidden = settingsChange({ hide_participant_names: true });
  await updateInterview(deps, call, interviewChange({ interview_id: id, settings: hidden }));
  const { conversation_id } = await importConversation(deps, call, importOf(id, 'a@example.org'));
  const transcript = await wholeTranscript(deps, call, { conversation_id, interview_id: id });
  assert.equal(transcript.turns[1]?.text, 'The hand-over notes were lost. [name] wrote them.');
  assert.equal(transcript.contact?.name, null);
  assert.doesNotMatch(
    await renderedText(deps, call, { conversation_id, interview_id: id, form: 'markdown' }),
    /Maya|Lindt/,
  );
  const nobody = { contact_id: null, name: null, email: null };
  assert.deepEqual(await getEventContact(deps, call, conversation_id), { ...nobody, duration_minutes: 1 });
  const page = { limit: 10, cursor: '' };
  const asMember = await listContacts(deps, owner(call.principal.workspace_id, 'member'), { interview_id: id, page });
  assert.equal(asMember.items[0]?.name, null);
  assert.equal((await listContacts(deps, call, { interview_id: id, page })).items[0]?.name, 'Maya Lindt');
});

test('a rejected transcript stores nothing and its problems are reported', async (t) => {
  const deps = await given(t);
  const call = owner();
  const { id } = await createInterview(deps, call, draft());
  const bad = {
    ...importOf(id, 'a@example.org'),
    transcript: Buffer.from(JSON.stringify({ turns: [{ speaker: 'participant', text: 'x', question_id: 'nope' }] })),
  };
  await assert.rejects(importConversation(deps, call, bad), (error: unknown) => {
    assert.ok(error instanceof AppError);
    assert.deepEqual(error.problems[0]?.loc, ['body', 'transcript', 'turns', 0, 'question_id']);
    return true;
  });
  assert.deepEqual((await getInterview(deps, call, id)).counts, { contacts: 0, completed: 0, in_progress: 0 });
});

test('an import into a missing campaign or beyond the quota is rejected before its transcript is sent', async (t) => {
  const deps = await given(t);
  const call = owner();
  const { id } = await createInterview(deps, call, draft());
  assert.deepEqual(await checkImport(deps, call, { interview_id: id }), {});
  await assert.rejects(checkImport(deps, call, { interview_id: randomUUID() }), refusedWith('not_found'));
  await assert.rejects(checkImport(deps, owner(), { interview_id: id }), refusedWith('not_found'));
  const quotas = {
    ...deps.quotas,
    conversations_per_month: { ...deps.quotas.conversations_per_month, default_limit: 1 },
  };
  await importConversation({ ...deps, now: () => new Date().toISOString() }, call, importOf(id, 'a@example.org'));
  await assert.rejects(checkImport({ ...deps, quotas }, call, { interview_id: id }), refusedWith('quota_exceeded'));
});

test('report inputs, responses and transcripts cover completed conversations only', async (t) => {
  const deps = await given(t);
  const call = owner();
  const { id } = await createInterview(deps, call, draft());
  const done = await importConversation(deps, call, importOf(id, 'a@example.org'));
  await process(deps, call, done.conversation_id);
  const trial = await importConversation(deps, call, { ...importOf(id, 'b@example.org'), mode: 'test' });
  await process(deps, call, trial.conversation_id);
  await importConversation(deps, call, importOf(id, 'c@example.org'));
  const inputs = await getReportInputs(deps, call, id);
  assert.deepEqual([inputs.completed_count, inputs.tagged_count], [1, 1]);
  assert.equal(
    (
      await Array.fromAsync(
        streamTranscripts(deps, call, { interview_id: id, conversation_id: null, conversation_ids: [] }),
      )
    ).length,
    1,
  );
  const responses = await listResponses(deps, call, { interview_id: id, page: null, segment: null });
  assert.deepEqual(
    responses.items.map((item) => item.responses.map((response) => response.text)),
    [['The hand-over notes were lost. Maya Lindt wrote them.'], ['A shared board would help.']],
  );
});

test("a person's tags survive later processing", async (t) => {
  const deps = await given(t);
  const call = owner();
  const { id } = await createInterview(deps, call, draft());
  const { conversation_id } = await importConversation(deps, call, importOf(id, 'a@example.org'));
  const { turns } = await wholeTranscript(deps, call, { conversation_id, interview_id: id });
  const turn_id = turns[1]?.id ?? '';
  await setTurnTags(deps, call, { interview_id: id, turn_id, topics: ['lost notes'] });
  await process(deps, call, conversation_id);
  const after = await wholeTranscript(deps, call, { conversation_id, interview_id: id });
  assert.deepEqual(
    after.turns.map((turn) => turn.tags.map((tag) => tag.topic)),
    [[], ['lost notes'], ['hand-over']],
  );
});

test('results of an earlier processing attempt are rejected', async (t) => {
  const deps = await given(t);
  const call = owner();
  const { id } = await createInterview(deps, call, draft());
  const { conversation_id } = await importConversation(deps, call, importOf(id, 'a@example.org'));
  await deps.db.withWorkspace(call, (tx) =>
    tx.run('update conversations set processing_attempt = 3 where id = $1', [conversation_id]),
  );
  await assert.rejects(process(deps, call, conversation_id, 2), refusedWith('stale_attempt'));
});

test('another workspace finds nothing, by id or in lists', async (t) => {
  const deps = await given(t);
  const call = owner();
  const { id } = await createInterview(deps, call, draft());
  const stranger = owner();
  await assert.rejects(getInterview(deps, stranger, id), refusedWith('not_found'));
  await assert.rejects(deleteInterview(deps, stranger, id), refusedWith('not_found'));
  assert.deepEqual((await listInterviews(deps, stranger, { page: null, status: null })).items, []);
});

test('lists page by keyset without losing or repeating a row', async (t) => {
  const deps = await given(t);
  const call = owner();
  for (let n = 0; n < 5; n += 1) await createInterview(deps, call, draft(`Campaign ${n}`));
  const seen: string[] = [];
  let cursor = '';
  do {
    const page = await listInterviews(deps, call, { page: { limit: 2, cursor }, status: null });
    seen.push(...page.items.map((item) => item.name));
    cursor = page.next_cursor;
  } while (cursor);
  assert.deepEqual(seen, ['Campaign 4', 'Campaign 3', 'Campaign 2', 'Campaign 1', 'Campaign 0']);
});

test('a contact can be deleted only without a conversation, and deleting a campaign deletes everything in it', async (t) => {
  const deps = await given(t);
  const call = owner();
  const { id } = await createInterview(deps, call, draft());
  const contact = await createContact(deps, call, {
    interview_id: id,
    contact: contactDraft({ email: 'z@example.org' }),
  });
  await deleteContact(deps, call, { interview_id: id, contact_id: contact.id });
  const { contact_id } = await importConversation(deps, call, importOf(id, 'a@example.org'));
  await assert.rejects(deleteContact(deps, call, { interview_id: id, contact_id }), refusedWith('invalid_transition'));
  await deleteInterview(deps, call, id);
  await assert.rejects(getInterview(deps, call, id), refusedWith('not_found'));
  assert.deepEqual((await outbox(deps, call)).slice(-1), ['campaign_deleted']);
});

test('an import needs no address: a name is a new contact each time, and an id is a known one', async (t) => {
  const deps = await given(t);
  const call = owner();
  const { id } = await createInterview(deps, call, draft());
  const named = { ...importOf(id, ''), contact_email: null };
  const first = await importConversation(deps, call, named);
  const second = await importConversation(deps, call, named);
  assert.notEqual(first.contact_id, second.contact_id);
  const known = await createContact(deps, call, { interview_id: id, contact: contactDraft({ name: 'Bo Berg' }) });
  const chosen = { ...named, contact_id: known.id, contact_name: null };
  assert.equal((await importConversation(deps, call, chosen)).contact_id, known.id);
  const { items } = await listContacts(deps, call, { interview_id: id, page: null });
  assert.deepEqual(items.map(({ name, email }) => [name, email]).toSorted(), [
    ['Bo Berg', null],
    ['Maya Lindt', null],
    ['Maya Lindt', null],
  ]);
  const unknown = { ...chosen, contact_id: randomUUID() };
  await assert.rejects(importConversation(deps, call, unknown), refusedWith('not_found'));
});
