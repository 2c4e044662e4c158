import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashKey } from '@insights/auth-context';
import type { Call } from '@insights/db';
import { type Scene, scene } from '../../scene.fixture.ts';
import { verifyKeys } from './verify-keys.ts';

async function lastUse(given: Scene, owner: Call): Promise<string | null | undefined> {
  const row = await given.db.withWorkspace(owner, (tx) =>
    tx.row<{ last_used_at: string | null }>('select last_used_at from api_keys'),
  );
  return row?.last_used_at;
}

test('the last use of a key is written after the verdict, at most once a minute', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  const { key } = await given.key(owner);
  const use = () => verifyKeys(given.deps, { hashes: [hashKey(key)] });
  await use();
  assert.equal(await lastUse(given, owner), null);
  await given.deps.keyUsage.flush();
  const first = await lastUse(given, owner);
  assert.ok(first && Math.abs(Date.now() - Date.parse(first)) < 60_000);
  await use();
  await given.deps.keyUsage.flush();
  assert.equal(await lastUse(given, owner), first);
  const backdate = `update api_keys set last_used_at = now() - interval '61 seconds'`;
  await given.db.withWorkspace(owner, (tx) => tx.run(backdate));
  await use();
  await given.deps.keyUsage.flush();
  assert.ok(((await lastUse(given, owner)) ?? '') >= first);
});

test('a failed write of key uses is repeated later', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  const { key } = await given.key(owner);
  await verifyKeys(given.deps, { hashes: [hashKey(key)] });
  await given.db.withWorkspace(owner, async (tx) => {
    await tx.run('select from api_keys for update');
    await given.db.worker.query(`set lock_timeout = '50ms'`);
    await assert.rejects(given.deps.keyUsage.flush(), { code: '55P03' });
  });
  await given.deps.keyUsage.flush();
  assert.ok(await lastUse(given, owner));
});

test('the app role cannot change users and reads only those of its own workspace', async (t) => {
  const given = await scene(t);
  const [ours, theirs] = [await given.workspace(), await given.workspace()];
  const seen = await given.db.withWorkspace(ours.owner, (tx) => tx.rows<{ id: string }>('select id from users'));
  assert.deepEqual(seen, [{ id: ours.owner_id }]);
  assert.notEqual(ours.owner_id, theirs.owner_id);
  const promote = `update users set platform_role = 'admin'`;
  await assert.rejects(
    given.db.withWorkspace(ours.owner, (tx) => tx.run(promote)),
    /permission denied/,
  );
  const forget = 'delete from audit_log';
  await assert.rejects(
    given.db.withWorkspace(ours.owner, (tx) => tx.run(forget)),
    /permission denied/,
  );
});
