import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Client } from 'pg';
import { servicePrincipal } from '@insights/auth-context';
import { freshDatabaseUrls, testDbSettings } from '../../../test/support/database.ts';
import { type Tx, mechanismTables, openDb, tenantTable } from './index.ts';

const create = 'create table prepared.notes (id uuid primary key, workspace_id uuid not null, body text not null)';
const first = `create unique index notes_first on prepared.notes (workspace_id) where body = 'first'`;
const statements = [...mechanismTables('prepared'), create, first, ...tenantTable('prepared', 'notes')];
const migrations = [{ version: 1, name: 'tables', oldest_compatible_code: 1, statements }];
const urls = await freshDatabaseUrls({ after }, 'prepared', migrations);
// One connection for each role, so that the next statement runs where the last one did.
const config = { ...testDbSettings(urls), dbPoolMax: 1, dbWorkerPoolMax: 1 };
const db = await openDb({ schema: 'prepared', config, entities: [] });
after(() => db.close());
const OFTEN = 20;
const call = { principal: servicePrincipal('prepared', '0192f1a0-0000-7000-8000-000000000001') };

interface Tables {
  notes: { id: string; workspace_id: string; body: string };
  pg_prepared_statements: { statement: string };
}

const preparedOn = async (tx: Tx): Promise<string[]> => {
  const rows = await tx.rows<{ statement: string }>('select statement from pg_prepared_statements order by 1');
  return rows.map(({ statement }) => statement);
};

test('statements that run often are prepared on their connection, raw ones and built ones, and rare ones are not', async () => {
  const found = await db.withWorkspace(call, async (tx) => {
    for (let n = 0; n < OFTEN; n += 1) {
      await tx.rows('select body from notes where body = $1', [String(n)]);
      await tx.kysely<Tables>().selectFrom('notes').select('body').where('id', '=', tx.workspaceId).execute();
    }
    await tx.rows('select id from notes where body = $1', ['once']);
    return preparedOn(tx);
  });
  const wanted = ['select "body" from "notes" where "id" = $1', 'select body from notes where body = $1'];
  assert.deepEqual(
    found.filter((text) => text.includes('notes')),
    wanted,
  );
});

test('statements of the worker role are prepared', async () => {
  for (let n = 0; n < OFTEN; n += 1) await db.worker.query('select $1::int + 1', [n]);
  const { rows } = await db.worker.query('select statement from pg_prepared_statements');
  assert.deepEqual(rows, [{ statement: 'select $1::int + 1' }]);
});

test('a migration that adds a column does not fail frequent statements on open connections', async () => {
  const all = () =>
    db.withWorkspace(call, (tx) =>
      tx.rows('with all_notes as (select * from notes) select n.* from all_notes n where body <> $1', ['x']),
    );
  const some = () =>
    db.withWorkspace(call, (tx) =>
      tx.rows('select count(*), min(body) from (select n.* from notes n) n where body <> $1', ['x']),
    );
  for (let n = 0; n < OFTEN; n += 1) await Promise.all([all(), some()]);
  const owner = new Client({ connectionString: urls.owner });
  await owner.connect();
  await owner.query(`alter table prepared.notes add column tone text not null default ''`);
  await owner.end();
  assert.deepEqual(await all(), []);
  assert.equal((await some()).length, 1);
});

test('a conflict on a partial unique index is found however often the statement runs', async () => {
  const insert = `insert into notes (id, workspace_id, body) values (gen_random_uuid(), $1, $2)
    on conflict (workspace_id) where body = $2 do nothing`;
  const found = await db.withWorkspace(call, async (tx) => {
    for (let n = 0; n < OFTEN; n += 1) await tx.run(insert, [tx.workspaceId, 'first']);
    return tx.rows('select body from notes where workspace_id = $1', [tx.workspaceId]);
  });
  assert.deepEqual(found, [{ body: 'first' }]);
});

test('statements that are built for their number of rows do not fill the connections', async () => {
  const found = await db.withWorkspace(call, async (tx) => {
    for (let rows = 1; rows <= 120; rows += 1) {
      const places = Array.from({ length: rows }, (_, n) => `$${n + 1}::int`);
      const values = places.map((_, n) => n);
      for (let n = 0; n < OFTEN; n += 1) await tx.rows(`select 1 where 0 in (${places.join(', ')})`, values);
    }
    return preparedOn(tx);
  });
  assert.ok(found.length <= 100, `${found.length} prepared`);
});
