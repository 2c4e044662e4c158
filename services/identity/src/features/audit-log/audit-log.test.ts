import assert from 'node:assert/strict';
import { test } from 'node:test';
import { v7 } from 'uuid';
import { CHANNELS, type Principal, servicePrincipal } from '@insights/auth-context';
import { announceAudit, sql } from '@insights/db';
import { type audit, eventTypes } from '@insights/contracts';
import type { Call } from '@insights/db';
import { auditFactConsumer } from '../../consumers/audit-fact.ts';
import { type Scene, scene, unlinked } from '../../scene.fixture.ts';
import { deleteExpiredEntries } from './delete-expired.ts';
import { recordSupportVisit } from './record-support-visit.ts';
import { updateWorkspace } from '../workspaces/update-workspace.ts';
import { auditPage, listAuditLog } from './list-audit-log.ts';

const everything: audit.ListAuditLogRequest = {
  page: { limit: 200, cursor: '' },
  action: null,
  actor: null,
  channel: null,
  subject: null,
  from: null,
  to: null,
};
const origin = { request_id: 'req-1', client_address: '203.0.113.7', channel: 'user' } as const;

async function actionsOf(given: Scene, call: Call, filter: Partial<typeof everything> = {}): Promise<string[]> {
  const { items } = await listAuditLog(given.deps, call, { ...everything, ...filter });
  return items.map(({ action }) => action);
}

test('an entry contains actor, action, subject, origin and request', async (t) => {
  const given = await scene(t);
  const { id, owner, owner_id } = await given.workspace();
  await updateWorkspace(given.deps, { ...owner, origin }, { workspace_id: id, ...unlinked('Renamed') });
  const { items } = await listAuditLog(given.deps, owner, everything);
  assert.equal(items.length, 2);
  const { id: entryId, created_at, ...entry } = items[0] ?? assert.fail('no entry');
  assert.ok(entryId !== '' && !Number.isNaN(Date.parse(created_at)));
  assert.deepEqual(entry, {
    action: 'workspace.renamed',
    subject: id,
    actor_kind: 'user',
    actor_id: owner_id,
    actor_user_id: owner_id,
    details: '{}',
    ...origin,
  });
});

test('pages join without a gap, filters apply, and other workspaces’ entries are absent', async (t) => {
  const given = await scene(t);
  const [ours, theirs] = [await given.workspace(), await given.workspace()];
  const admin = await given.join(ours.id, await given.user('ada'), 'admin');
  for (let n = 0; n < 4; n += 1) await given.key(n % 2 ? admin : ours.owner);
  const seen: string[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const page = { limit: 2, cursor };
    const answer: { items: { id: string }[]; next_cursor: string } = await listAuditLog(given.deps, ours.owner, {
      ...everything,
      page,
    });
    seen.push(...answer.items.map((item) => item.id));
    cursor = answer.next_cursor || undefined;
  }
  assert.deepEqual([seen.length, new Set(seen).size], [5, 5]);
  const { id: firstId, created_at } =
    (await listAuditLog(given.deps, ours.owner, everything)).items.at(-1) ?? assert.fail();
  assert.equal(firstId, seen.at(-1));
  assert.deepEqual(await actionsOf(given, ours.owner, { action: 'workspace.created' }), ['workspace.created']);
  assert.equal((await actionsOf(given, ours.owner, { actor: admin.principal.id })).length, 2);
  assert.equal((await actionsOf(given, ours.owner, { to: created_at })).length, 0);
  assert.equal((await actionsOf(given, ours.owner, { from: created_at })).length, 5);
  assert.deepEqual(await actionsOf(given, theirs.owner), ['workspace.created']);
});

test('an event of another service is stored once, with its own time and the key’s creator', async (t) => {
  const given = await scene(t);
  const { id, owner, owner_id } = await given.workspace();
  const key: Principal = { ...servicePrincipal(v7(), id), kind: 'key', user_id: owner_id };
  const subject = v7();
  await given.db.withWorkspace({ principal: key, origin }, (tx) =>
    announceAudit(tx, { principal: key, origin }, { action: 'vault.deleted', subject, details: { documents: 3 } }),
  );
  const [row] = await given.db.withWorkspace(owner, (tx) =>
    tx.rows<{ payload: Uint8Array }>('select payload from outbox where name = $1', [eventTypes.auditFact.name]),
  );
  const event = {
    id: v7(),
    workspace_id: id,
    occurred_at: '2026-01-02T03:04:05.678Z',
    aggregate_id: subject,
    aggregate_version: 0,
    service: 'vaults',
    attempt: 1,
  };
  const take = () => auditFactConsumer.take(given.db, 'identity', event, row?.payload ?? new Uint8Array());
  assert.deepEqual([await take(), await take()], ['done', 'duplicate']);
  const { items } = await listAuditLog(given.deps, owner, { ...everything, actor: owner_id, action: 'vault.deleted' });
  assert.deepEqual(items, [
    {
      id: event.id,
      action: 'vault.deleted',
      subject,
      actor_kind: 'key',
      actor_id: key.id,
      actor_user_id: owner_id,
      details: '{"documents": 3}',
      ...origin,
      created_at: event.occurred_at,
    },
  ]);
});

test('entries have a channel and can be filtered by it; background work has the channel system', async (t) => {
  const given = await scene(t);
  const { id, owner } = await given.workspace();
  const rename = (call: Call) => updateWorkspace(given.deps, call, { workspace_id: id, ...unlinked(v7()) });
  for (const channel of CHANNELS) await rename({ ...owner, origin: { ...origin, channel } });
  await rename({ ...owner, origin: { ...origin, channel: undefined } });
  await rename(owner);
  const { items } = await listAuditLog(given.deps, owner, { ...everything, action: 'workspace.renamed' });
  assert.deepEqual(items.map((item) => [item.channel, item.client_address]).toReversed(), [
    ['api', '203.0.113.7'],
    ['user', '203.0.113.7'],
    // The log is kept longer than data of participants.
    ['participant', null],
    ['mcp', '203.0.113.7'],
    [null, '203.0.113.7'],
    ['system', null],
  ]);
  assert.deepEqual(await actionsOf(given, owner, { channel: 'mcp' }), ['workspace.renamed']);
  assert.equal((await actionsOf(given, owner, { channel: 'system' })).length, 2);
});

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** Rows that the scans of a plan read. */
const rowsRead = (plan: Plan): number =>
  (/Scan/.test(plan['Node Type']) ? plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) : 0) +
  (plan.Plans ?? []).reduce((sum, inner) => sum + rowsRead(inner), 0);

test('a search by actor or action reads little more than one page in a long log', async (t) => {
  const given = await scene(t);
  const { id, owner, owner_id } = await given.workspace();
  const busy = `insert into audit_log (id, workspace_id, actor_kind, actor_id, actor_user_id, action, subject, at)
    select gen_random_uuid(), $1, 'key', 'busy', $2, 'contact.names_revealed', '', now() + make_interval(secs => n)
      from generate_series(1, 20000) as n`;
  await given.db.withWorkspace(owner, async (tx) => tx.run(busy, [id, await given.user('busy')]));
  const limit = 50;
  const searches = [
    { actor: owner_id },
    { actor: 'busy' },
    { action: 'workspace.created' },
    { action: 'contact.names_revealed' },
  ];
  for (const search of searches) {
    const [row] = await given.db.withWorkspace(owner, (tx) =>
      auditPage(tx, { ...everything, ...search }, { limit, after: null }).explain<{
        'QUERY PLAN': [{ Plan: Plan }];
      }>('json', sql`analyze`),
    );
    const read = rowsRead(row?.['QUERY PLAN'][0].Plan ?? assert.fail());
    assert.ok(read <= 4 * limit, `${JSON.stringify(search)} read ${read} rows`);
  }
});

test('concurrent support visits create one entry an hour for each person and workspace', async (t) => {
  const given = await scene(t);
  const [one, two] = [await given.workspace(), await given.workspace()];
  const visitor = (workspace_id: string, user_id: string): Call => ({
    principal: { ...servicePrincipal(user_id, workspace_id), kind: 'user', user_id, platform_role: 'support' },
  });
  const [sam, kim] = [await given.user('sam'), await given.user('kim')];
  const visits = [
    ...Array.from({ length: 10 }, () => visitor(one.id, sam)),
    visitor(one.id, kim),
    visitor(two.id, sam),
  ];
  await Promise.all(visits.map((call) => recordSupportVisit(given.deps, call, { route: 'GET /v1/interviews' })));
  const entered = { action: 'support.entered' };
  // Three, if a new hour began in between.
  assert.ok([2, 3].includes((await actionsOf(given, one.owner, entered)).length));
  assert.ok([1, 2].includes((await actionsOf(given, two.owner, entered)).length));
  const route = { route: 'GET /v1/interviews' };
  await assert.rejects(recordSupportVisit(given.deps, visitor(v7(), sam), route), { code: 'not_found' });
});

test('the service cannot change or delete entries; only expired ones are deleted', async (t) => {
  const given = await scene(t);
  const { id, owner } = await given.workspace();
  for (const statement of [`update audit_log set subject = ''`, 'delete from audit_log']) {
    await assert.rejects(
      given.db.withWorkspace(owner, (tx) => tx.run(statement)),
      (error: Error) => /permission denied/.test(String(error.cause ?? error)),
    );
  }
  const old = `insert into audit_log (id, workspace_id, actor_kind, actor_id, action, subject, at)
    select gen_random_uuid(), $1, 'service', 'x', 'workspace.renamed', '', now() - make_interval(days => days)
      from unnest(array[29, 31, 400]) as days`;
  await given.db.withWorkspace(owner, (tx) => tx.run(old, [id]));
  assert.equal(await deleteExpiredEntries(given.db, 30), 2);
  assert.equal((await actionsOf(given, owner)).length, 2);
});
