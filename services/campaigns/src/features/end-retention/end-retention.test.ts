import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { type campaigns, eventTypes } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { complete } from '../../basis.fixture.ts';
import { type Campaign, activeCampaign, join, owner, scene, waiting } from '../../sessions.fixture.ts';
import { changeStatus } from '../change-status/change-status.ts';
import { createContact } from '../create-contact.ts';
import { eraseContact } from '../erase-contact/erase-contact.ts';
import { finishSession } from '../finish-session/finish-session.ts';
import { importConversation } from '../import-conversation/import-conversation.ts';
import { postTurn } from '../post-turn.ts';
import { sweepSessions } from '../sweep-sessions/sweep-sessions.ts';
import { updateInterview } from '../update-interview.ts';
import { withdrawSession } from '../withdraw-session.ts';
import { endRetention } from './end-retention.ts';
import { measurePastRetention } from './past-retention.ts';
import { contactDraft, interviewChange, settingsChange } from '../../requests.fixture.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const s = await scene({ after });
const pass = (days: number) => (s.clock.ms += days * DAY_MS);

const sql = <T>({ call }: Pick<Campaign, 'call'>, statement: string, values: unknown[] = []) =>
  s.deps.db.withWorkspace(call, (tx: Tx) => tx.rows<T>(statement, values));

async function retaining(retention_days: number | null): Promise<Campaign> {
  return activeCampaign(s, owner(), retention(retention_days));
}
const retention = (retention_days: number | null) => settingsChange({ retention_days });

let people = 0;
async function held({ id, call }: Campaign, mode: campaigns.ConversationMode = 'imported') {
  const talk = { turns: [{ speaker: 'participant', text: 'The notes were lost.' }] };
  const request = {
    interview_id: id,
    contact_id: null,
    contact_email: `p${(people += 1)}@example.org`,
    contact_name: 'Zebulon',
    format: 'json' as const,
    transcript: Buffer.from(JSON.stringify(talk)),
    speaker_map: {},
    strict_speakers: false,
    questions: [],
    is_base64: false,
    mode,
    // Held long before it was imported.
    started_at: '2020-01-01T00:00:00.000Z',
  };
  const { conversation_id, contact_id } = await importConversation(s.deps, call, request);
  await complete(s.deps, call, conversation_id);
  return { conversation_id, contact_id };
}

const contactsOf = async (c: Campaign) =>
  (await sql<{ id: string }>(c, 'select id from contacts where interview_id = $1 order by created_at, id', [c.id])).map(
    ({ id }) => id,
  );
const erasuresOf = (c: Campaign) =>
  sql<{ contact_id: string; conversation_ids: string[]; contact_erased: boolean }>(
    c,
    'select contact_id, conversation_ids, contact_erased from erasures where interview_id = $1 order by requested_at, id',
    [c.id],
  );
const eventsOf = async (c: Campaign, name: string) =>
  (await sql(c, 'select from outbox where name = $1', [name])).length;

describe('the end of the retention period', () => {
  test('erases a conversation and its person, announces it to the other services and records the system as the actor', async () => {
    const c = await retaining(30);
    const { contact_id, conversation_id } = await held(c);
    pass(29);
    await endRetention(s.deps);
    assert.deepEqual(await contactsOf(c), [contact_id], 'the period counts from when it was completed here');
    pass(1);
    assert.ok((await endRetention(s.deps)) >= 1);
    assert.deepEqual(await contactsOf(c), []);
    for (const table of ['conversations', 'turns', 'sessions', 'participant_tokens']) {
      assert.deepEqual(await sql(c, `select from ${table}`), [], table);
    }
    assert.deepEqual(await erasuresOf(c), [{ contact_id, conversation_ids: [conversation_id], contact_erased: true }]);
    assert.equal(await eventsOf(c, 'conversations_erased'), 1);
    const outbox = await sql<{ payload: Buffer }>(c, `select payload from outbox where name = 'audit_fact'`);
    const facts = outbox.map(({ payload }) => eventTypes.auditFact.codec.decode(payload));
    const [expired, ...others] = facts.filter(({ action }) => action === 'contact.expired');
    assert.ok(expired && others.length === 0);
    assert.partialDeepStrictEqual(expired, { subject: contact_id, actor_kind: 'service', actor_id: 'campaigns' });
    assert.partialDeepStrictEqual(JSON.parse(expired.details), { reason: 'retention' });
    await endRetention(s.deps);
    assert.equal((await erasuresOf(c)).length, 1, 'once');
  });

  test('tests are kept no longer than interviews, and without a period everything is kept', async () => {
    const [limited, unlimited] = [await retaining(1), await retaining(null)];
    await held(limited, 'test');
    const { contact_id } = await held(unlimited);
    pass(3_650);
    await endRetention(s.deps);
    assert.deepEqual([await contactsOf(limited), await contactsOf(unlimited)], [[], [contact_id]]);
  });

  test('a changed or removed period takes effect with the next run', async () => {
    const c = await retaining(30);
    const { contact_id } = await held(c);
    const change = (days: number) =>
      updateInterview(s.deps, c.call, interviewChange({ interview_id: c.id, settings: retention(days) }));
    pass(20);
    await change(0);
    pass(20);
    await endRetention(s.deps);
    await change(50);
    await endRetention(s.deps);
    assert.deepEqual(await contactsOf(c), [contact_id]);
    await change(40);
    await endRetention(s.deps);
    assert.deepEqual(await contactsOf(c), []);
  });

  test('an interview in progress and its person are kept; an older conversation of the person is erased', async () => {
    const c = await retaining(10);
    const live = await waiting(s, c);
    const contact_id = live.session.id;
    pass(20);
    await endRetention(s.deps);
    assert.deepEqual(await contactsOf(c), [contact_id]);
    // An older one of the same person, as after a reactivation.
    await sql(
      c,
      `insert into conversations (id, workspace_id, interview_id, contact_id, status, mode, created_at)
       select gen_random_uuid(), workspace_id, interview_id, id, 'abandoned', 'live', $2::timestamptz - interval '30 days' from contacts where id = $1`,
      [contact_id, s.deps.leaseTime()],
    );
    await endRetention(s.deps);
    const kept = await sql<{ status: string }>(c, 'select status from conversations where contact_id = $1', [
      contact_id,
    ]);
    assert.deepEqual(kept, [{ status: 'in_progress' }]);
    assert.equal((await erasuresOf(c))[0]?.contact_erased, false);
    await finishSession(s.deps, live.call);
    pass(10);
    await endRetention(s.deps);
    assert.deepEqual(await contactsOf(c), []);
  });

  test('an interview that was never processed is erased too', async () => {
    const c = await retaining(10);
    const live = await waiting(s, c);
    await postTurn(s.deps, live.call, { client_turn_id: 'a', text: 'The notes were lost.', input: null });
    await finishSession(s.deps, live.call);
    pass(10);
    await endRetention(s.deps);
    assert.deepEqual(await contactsOf(c), []);
  });

  test('contacts who never answered are kept until the campaign has been completed for the period; those who joined or withdrew are not', async () => {
    const c = await retaining(10);
    const invited = await createContact(s.deps, c.call, {
      interview_id: c.id,
      contact: contactDraft({ name: 'Ottoline', email: 'o@example.org' }),
    });
    const joined = await join(s, c, { name: 'Barnaby' });
    const withdrawn = await waiting(s, c);
    await postTurn(s.deps, withdrawn.call, { client_turn_id: 'a', text: 'No more of this.', input: null });
    await withdrawSession(s.deps, withdrawn.call);
    assert.deepEqual(
      (await contactsOf(c)).toSorted(),
      [invited.id, joined.session.id, withdrawn.session.id].toSorted(),
    );
    pass(10);
    await sweepSessions(s.deps);
    await endRetention(s.deps);
    assert.deepEqual(await contactsOf(c), [invited.id]);
    await changeStatus(s.deps, c.call, 'complete', { interview_id: c.id, reason: '' });
    pass(9);
    await endRetention(s.deps);
    assert.deepEqual(await contactsOf(c), [invited.id]);
    pass(1);
    await endRetention(s.deps);
    assert.deepEqual(await contactsOf(c), []);
  });

  test('two concurrent replicas and a manual erasure erase everybody once', async () => {
    const some = [await retaining(5), await retaining(5)];
    for (const c of some) for (let n = 0; n < 12; n += 1) await held(c);
    const [first] = some;
    assert.ok(first);
    const [byHand = ''] = await contactsOf(first);
    pass(5);
    await Promise.all([
      endRetention(s.deps),
      endRetention(s.deps),
      eraseContact(s.deps, first.call, { interview_id: first.id, contact_id: byHand }).catch(
        (error: { code: string }) => assert.equal(error.code, 'not_found'),
      ),
    ]);
    await endRetention(s.deps);
    for (const c of some) {
      assert.deepEqual(await contactsOf(c), []);
      const erased = (await erasuresOf(c)).map(({ contact_id }) => contact_id);
      assert.deepEqual([erased.length, new Set(erased).size], [12, 12]);
    }
  });

  test('a run that is stopped halfway leaves the rest intact for the next one', async () => {
    const c = await retaining(5);
    for (let n = 0; n < 6; n += 1) await held(c);
    pass(5);
    const stop = new AbortController();
    let sent = 0;
    const bus = { ...s.deps.bus, notify: () => void ((sent += 1) === 2 && stop.abort()) };
    assert.equal(await endRetention({ ...s.deps, bus }, stop.signal), 2);
    assert.deepEqual([(await contactsOf(c)).length, (await erasuresOf(c)).length], [4, 2]);
    const overdue = await measurePastRetention(s.deps.db.worker, new Date(s.clock.ms + DAY_MS).toISOString());
    assert.deepEqual(overdue, { conversations: 4, oldest_seconds: 24 * 60 * 60 });
    assert.equal(await endRetention(s.deps), 4);
    assert.deepEqual(await contactsOf(c), []);
  });
});
