import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { eventTypes, type sessions } from '@insights/contracts';
import { reportChanged } from '../../consumers/report-changed.ts';
import { query } from '../../db/query.ts';
import { contactDraft } from '../../requests.fixture.ts';
import { type Campaign, type Scene, activeCampaign, scene, transactions, waiting } from '../../sessions.fixture.ts';
import { changeStatus } from '../change-status/change-status.ts';
import { createContact } from '../create-contact.ts';
import { createContacts } from '../create-contacts.ts';
import { deleteInterview } from '../delete-interview.ts';
import { forgetChanges, streamChanges } from './stream-changes.ts';

type Event = sessions.ChangeEvent;

const shown = ({ event }: Event): string =>
  event?.$case === 'changed'
    ? `${event.value.kind} ${event.value.ids.join(' ')}`.trim()
    : `ready ${event?.value.resumed}`;

/** A reader of a campaign's changes. `until` reads until an event is shown as `text`. */
function reader(s: Scene, { call, id: interview_id }: Campaign, after: string | null = null) {
  const leaving = new AbortController();
  const stream = streamChanges(s.deps, { ...call, signal: leaving.signal }, { interview_id, after });
  const events: Event[] = [];
  return {
    stream,
    last: () => events.at(-1)?.position ?? '',
    seen: () => events.map(shown),
    leave: () => leaving.abort(),
    async until(text: string): Promise<void> {
      while (events.length === 0 || shown(events.at(-1) as Event) !== text) {
        const { value, done } = await stream.next();
        assert.ok(!done, `the stream ended without ${text}`);
        events.push(value);
      }
    },
  };
}

test('a reader learns of contacts, conversations, the campaign and its reports by their ids, and of no other campaign', async (t) => {
  const s = await scene(t);
  const [campaign, other] = [await activeCampaign(s), await activeCampaign(s)];
  const { call, id: interview_id } = campaign;
  const watching = reader(s, campaign);
  await watching.until('ready false');
  await add(s, other);
  const { session } = await waiting(s, campaign);
  await watching.until(`conversation ${session.conversation_id}`);
  assert.ok(watching.seen().includes(`contact ${session.id}`));
  await changeStatus(s.deps, call, 'pause', { interview_id, reason: '' });
  await watching.until(`interview ${interview_id}`);
  const report_version_id = randomUUID();
  for (const each of reportChanged) {
    const type = each.event === eventTypes.reportReady.name ? eventTypes.reportReady : eventTypes.reportRedacted;
    const payload = type.codec.encode({
      ...type.codec.decode(new Uint8Array()),
      interview_id,
      report_version_id,
    } as never);
    await each.take(s.deps.db, 'campaigns', eventOf(call), payload.finish());
    await watching.until(each.event === eventTypes.reportReady.name ? `report ${report_version_id}` : 'report');
  }
  const known = new Set([interview_id, session.id, session.conversation_id, report_version_id]);
  const ids = watching.seen().flatMap((event) => event.split(' ').slice(1));
  assert.deepEqual(
    ids.filter((id) => id !== 'false' && !known.has(id)),
    [],
  );
  watching.leave();
});

const eventOf = ({ principal }: Campaign['call']) => ({
  id: randomUUID(),
  workspace_id: principal.workspace_id,
  occurred_at: new Date().toISOString(),
  aggregate_id: randomUUID(),
  aggregate_version: 1,
  service: 'reports',
  attempt: 1,
});

const add = (s: Scene, { call, id: interview_id }: Campaign) =>
  createContact(s.deps, call, { interview_id, contact: contactDraft({ name: 'Maya' }) });

test('a reader that reconnects misses nothing, not even a change that was stored after newer ones', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const { id: slow } = await add(s, campaign);
  const first = reader(s, campaign);
  await first.until('ready false');
  const [isOpen, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const late = s.deps.db.withWorkspace(campaign.call, async (tx) => {
    await query(tx).updateTable('contacts').set({ locale: 'de' }).where('id', '=', slow).execute();
    isOpen.resolve();
    await mayEnd.promise;
  });
  await isOpen.promise;
  const { id: quick } = await add(s, campaign);
  first.leave();
  const second = reader(s, campaign, first.last());
  await second.until(`contact ${quick}`);
  mayEnd.resolve();
  await late;
  await second.until(`contact ${slow}`);
  assert.equal(second.seen()[0], 'ready true');
  const third = reader(s, campaign, second.last());
  await third.until('ready true');
  third.leave();
  assert.deepEqual((await Array.fromAsync(third.stream)).map(shown), []);
  second.leave();
});

test('nobody waits for the long transaction of somebody else', async (t) => {
  const s = await scene(t);
  const [campaign, other] = [await activeCampaign(s), await activeCampaign(s)];
  const watching = reader(s, campaign);
  await watching.until('ready false');
  const [isOpen, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const long = s.deps.db.withWorkspace(other.call, async (tx) => {
    await query(tx).updateTable('interviews').set({ name: 'Long' }).where('id', '=', other.id).execute();
    isOpen.resolve();
    await mayEnd.promise;
  });
  await isOpen.promise;
  const { id } = await add(s, campaign);
  await watching.until(`contact ${id}`);
  mayEnd.resolve();
  await long;
  watching.leave();
});

test('many changes of one kind are told without ids, and a position that is too old or unknown resumes nothing', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const watching = reader(s, campaign);
  await watching.until('ready false');
  const [, at] = watching.last().split('.');
  const contacts = Array.from({ length: 101 }, () => contactDraft({ name: 'Maya' }));
  await createContacts(s.deps, campaign.call, { interview_id: campaign.id, contacts });
  await watching.until('contact');
  watching.leave();
  for (const position of [`1:1:.${Number(at) - 24 * 3600}`, `1:${10 ** 14}:.${at}`]) {
    const again = reader(s, campaign, position);
    await again.until('ready false');
    again.leave();
  }
  for (const position of [
    'yesterday',
    `0:1:.${at}`,
    `3:2:.${at}`,
    `1:4:3,2.${at}`,
    `2:4:1.${at}`,
    `1:4:4.${at}`,
    `1:4:2,.${at}`,
  ]) {
    await assert.rejects(reader(s, campaign, position).stream.next(), { code: 'invalid_request' }, position);
  }
});

test('the stream ends with the campaign, and another workspace finds none', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const stranger = await activeCampaign(s);
  await assert.rejects(reader(s, { ...stranger, id: campaign.id }).stream.next(), { code: 'not_found' });
  const watching = reader(s, campaign);
  await watching.until('ready false');
  await deleteInterview(s.deps, campaign.call, campaign.id);
  assert.deepEqual((await Array.fromAsync(watching.stream)).map(shown), []);
  await assert.rejects(reader(s, campaign, watching.last()).stream.next(), { code: 'not_found' });
});

test('those who watch a campaign share what is seen', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const readers = Array.from({ length: 20 }, () => reader(s, campaign));
  await Promise.all(readers.map((each) => each.until('ready false')));
  const { id } = await add(s, campaign);
  const looks = transactions(s);
  await Promise.all(readers.map((each) => each.until(`contact ${id}`)));
  assert.ok(looks() < 10, `${looks()} looks`);
  for (const each of readers) each.leave();
});

test('changes are forgotten after a day', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const count = () =>
    s.deps.db.withWorkspace(campaign.call, async (tx) => {
      const rows = await query(tx).selectFrom('interview_changes').select('id').execute();
      return rows.length;
    });
  assert.ok((await count()) > 0);
  await forgetChanges(s.deps);
  assert.ok((await count()) > 0);
  await s.deps.db.withWorkspace(campaign.call, (tx) =>
    query(tx).updateTable('interview_changes').set({ changed_at: '2026-01-01T00:00:00Z' }).execute(),
  );
  await forgetChanges(s.deps);
  assert.equal(await count(), 0);
});
