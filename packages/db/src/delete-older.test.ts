import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshDatabase } from '../../../test/support/database.ts';
import { type ServiceMigration, deleteOlder } from './index.ts';

const things: ServiceMigration = {
  version: 1,
  name: 'things',
  oldest_compatible_code: 1,
  statements: [
    `create table probe.things (id int primary key, at timestamptz(3) not null)`,
    `create index things_old on probe.things (at)`,
    `grant select, insert on probe.things to probe_app`,
    `grant select (at), delete on probe.things to probe_worker`,
  ],
};
const thing = { table: 'things', column: 'at', days: 30 } as const;

interface Tables {
  things: { id: number; at: string };
}

async function scene(t: Parameters<typeof freshDatabase>[0]) {
  const db = await freshDatabase(t, 'probe', [things], []);
  const add = (at: string, from: number, to: number) =>
    db.app.query(`insert into things select n, ${at} from generate_series($1::int, $2::int) n`, [from, to]);
  const left = async () => Number((await db.app.query('select count(*) from things')).rows[0]?.count);
  return { db, add, left };
}

test('expired rows are deleted in batches, the oldest first, and younger ones are kept', async (t) => {
  const { db, add, left } = await scene(t);
  await add(`now() - interval '31 days' - n * interval '1 minute'`, 1, 95);
  await add(`now() - interval '29 days'`, 96, 100);
  let statements = 0;
  db.worker.on('acquire', () => (statements += 1));
  assert.equal(await deleteOlder<Tables>(db, thing, { rows: 10 }), 95);
  assert.equal(await left(), 5);
  assert.equal(statements, 10);
  assert.equal(await deleteOlder<Tables>(db, thing, { rows: 10 }), 0);
});

test('more rows of one time than a batch has are deleted together', async (t) => {
  const { db, add, left } = await scene(t);
  await add(`date '2020-01-01'`, 1, 50);
  await add(`date '2020-01-02'`, 51, 55);
  assert.equal(await deleteOlder<Tables>(db, thing, { rows: 10 }), 55);
  assert.equal(await left(), 0);
});

test('two replicas that delete at once delete each row once, and a stopped one leaves the rest', async (t) => {
  const { db, add, left } = await scene(t);
  await add(`now() - interval '31 days' - n * interval '1 minute'`, 1, 500);
  const [one, other] = await Promise.all([
    deleteOlder<Tables>(db, thing, { rows: 10 }),
    deleteOlder<Tables>(db, thing, { rows: 10 }),
  ]);
  assert.equal(one + other, 500);
  await add(`now() - interval '31 days'`, 1, 5);
  await assert.rejects(deleteOlder<Tables>(db, thing, { signal: AbortSignal.abort() }));
  assert.equal(await left(), 5);
});
