import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { randomUUID } from 'node:crypto';
import { servicePrincipal } from '@insights/auth-context';
import { freshDatabase } from '../../../test/support/database.ts';
import { NeedsWork, type ServiceMigration, mechanismTables } from './index.ts';

const migrations: ServiceMigration[] = [
  {
    version: 1,
    name: 'tables',
    oldest_compatible_code: 1,
    statements: [...mechanismTables('probe'), 'create table steps (name text)'],
  },
];

const db = await freshDatabase({ after }, 'probe', migrations, []);
const call = { principal: servicePrincipal('probe', randomUUID()) };

test('work that a transaction needs is done outside of it, and then it is tried again', async () => {
  let isDone = false;
  const work = async (): Promise<void> => {
    const seen = await db.withWorkspace(call, (tx) => tx.rows<{ name: string }>('select name from steps'));
    assert.deepEqual(seen, [], 'it was rolled back');
    isDone = true;
  };
  const read = await db.withWorkspace(call, async (tx) => {
    await tx.run(`insert into steps values ('begun')`);
    if (!isDone) throw new NeedsWork(work);
    return tx.rows<{ name: string }>('select name from steps');
  });
  assert.deepEqual(read, [{ name: 'begun' }]);
});

test('an error of the work is the error of the transaction', async () => {
  const failing = db.withWorkspace(call, () => {
    throw new NeedsWork(() => Promise.reject(new Error('no such number')));
  });
  await assert.rejects(failing, /no such number/);
});
