import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { freshDatabase } from '../../../test/support/database.ts';
import { type ServiceMigration, mechanismTables, opsSource, resolver, tenantTable } from './index.ts';

const ROWS = 2_000;
const migrations: ServiceMigration[] = [
  {
    version: 1,
    name: 'tables',
    oldest_compatible_code: 1,
    statements: [
      ...mechanismTables('probe'),
      'create table probe.notes (id uuid primary key, workspace_id uuid not null)',
      ...tenantTable('probe', 'notes'),
      ...resolver('probe', 'note', 'notes'),
      `insert into probe.notes select gen_random_uuid(), gen_random_uuid() from generate_series(1, ${ROWS})`,
    ],
  },
];
const db = await freshDatabase({ after }, 'probe', migrations, []);
const source = opsSource(db, { service: 'probe', needed_version: 1 }, ['note'], { doEventsWait: false });

/** A note that is stored now, in a workspace of its own. */
async function note(): Promise<{ id: string; workspace_id: string }> {
  const [id, workspace_id] = [randomUUID(), randomUUID()];
  const principal = { kind: 'user', id: 'u', user_id: 'u', workspace_id, role: 'owner', scopes: [], platform_role: '' };
  await db.withWorkspace({ principal: principal as never }, (tx) =>
    tx.run('insert into notes (id, workspace_id) values ($1, $2)', [id, workspace_id]),
  );
  return { id, workspace_id };
}

test('the workspace of an id is found by its key: no row of another object is read', async () => {
  const { id, workspace_id } = await note();
  const client = await db.app.connect();
  try {
    await client.query('begin');
    const { rows: found } = await client.query('select probe.workspace_of_note($1) as found', [id]);
    assert.deepEqual(found, [{ found: workspace_id }]);
    const { rows } = await client.query<{ seq_tup_read: number }>(
      `select seq_tup_read::int from pg_stat_xact_user_tables where relname = 'notes'`,
    );
    assert.equal(rows[0]?.seq_tup_read, 0);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('readRowOf sees the rows of the workspace of its id, and none for what has no workspace, also beside other reads', async () => {
  const [ours, theirs] = [await note(), await note()];
  const visible = {
    name: 'visible_notes',
    text: 'select id, (select count(*)::int from notes) as visible from notes where id::text = $1',
  };
  const read = (id: string, wanted: string) => db.readRowOf({ kind: 'note', id }, visible, [wanted]);
  const rounds = Array.from({ length: 20 }, async () => {
    assert.deepEqual(await read(ours.id, ours.id), { id: ours.id, visible: 1 });
    assert.equal(await read(ours.id, theirs.id), undefined);
    for (const none of ['', "'); reset app.workspace_id; --", '\\x00', randomUUID()]) {
      assert.equal(await read(none, ours.id), undefined);
    }
  });
  await Promise.all(rounds);
});

test('an unknown id and what is none have no workspace', async () => {
  const { id, workspace_id } = await note();
  assert.equal(await source.workspaceOf('note', id), workspace_id);
  const none = ['', 'x', "'", randomUUID(), id.toUpperCase(), `{${id}}`, ` ${id}`, id.replaceAll('-', ''), `${id}0`];
  assert.deepEqual(
    await Promise.all(none.map((each) => source.workspaceOf('note', each))),
    none.map(() => ''),
  );
});
