import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { v7 } from 'uuid';
import { hashKey } from '@insights/auth-context';
import type { Call } from '@insights/db';
import { createLogger } from '@insights/telemetry';
import { eventually } from '../../../../../test/support/eventually.ts';
import { type KeyLeases, keyLeasesOf } from '../../db/key-leases.ts';
import { type Scene, scene } from '../../scene.fixture.ts';
import { revokeApiKey } from '../api-keys/revoke-api-key.ts';
import { rotateApiKey } from '../api-keys/rotate-api-key.ts';
import { verifyKeys } from '../api-keys/verify-keys.ts';
import { awaitLeases } from './await-leases.ts';
import { endKeyLease } from './end-key-lease.ts';
import { KeyRevisions } from './key-revisions.ts';
import { renewKeyLease } from './renew-key-lease.ts';

const never = new AbortController().signal;

/** The least that a revocation waits for a gateway that does not answer. */
const LEASE_MS = 1_000;

/** A service whose gateways renew leases, and two keys. */
async function leased(t: TestContext) {
  const given = await scene(t);
  const stop = new AbortController();
  const keyRevisions = new KeyRevisions();
  const listening = keyRevisions.listen(given.db, {
    logger: createLogger('identity', 'silent'),
    signal: stop.signal,
  });
  t.after(() => {
    stop.abort();
    return listening;
  });
  await eventually(async () => {
    const heard = keyRevisions.next(AbortSignal.timeout(50));
    await given.db.worker.query(`select pg_notify('key_revision', '0')`);
    assert.equal(await heard, 0, 'it listens');
  });
  const leases = keyLeasesOf(given.db);
  const deps = { db: given.db, keyRevisions, stopping: stop.signal };
  const renew = async (gateway_id: string, known_revision: number, wait_ms = 0) =>
    (await renewKeyLease(deps, { gateway_id, known_revision, wait_ms }, never)).revision;
  const { owner } = await given.workspace();
  const keys = [await given.key(owner), await given.key(owner)] as const;
  return { given, owner, keys, leases, renew, keyRevisions };
}

/** Resolves once the only lease has been granted so often. While a revocation commits, none is. */
const isRenewed = (leases: KeyLeases, known: number, times: number): Promise<void> =>
  eventually(async () => assert.equal((await leases.behind(known + 1))[0]?.renewals, times));

/** How long it takes, in milliseconds. */
async function took(work: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work;
  return performance.now() - began;
}

const revoke = (given: Scene, owner: Call, { id }: { id: string }) => revokeApiKey(given.deps, owner, { key_id: id });

test('the revision rises when a key is revoked or its life shortened, and at nothing else', async (t) => {
  const { given, owner, keys, leases } = await leased(t);
  const rises = async (work: () => Promise<unknown>) => {
    const before = await leases.revision();
    await work();
    return (await leases.revision()) > before;
  };
  const [first, second] = keys;
  await verifyKeys(given.deps, { hashes: [hashKey(first.key)] });
  assert.equal(await rises(() => given.deps.keyUsage.flush()), false, 'a use');
  assert.equal(await rises(() => given.key(owner)), false, 'a new key');
  const rotate = (grace_seconds: number | null) => () =>
    rotateApiKey(given.deps, owner, { key_id: first.id, grace_seconds });
  assert.equal(await rises(rotate(null)), false, 'a rotation that ends nothing');
  assert.equal(await rises(rotate(60)), true, 'a rotation with a time of grace');
  assert.equal(await rises(() => revoke(given, owner, second)), true, 'a revocation');
  assert.equal(await rises(() => revoke(given, owner, second)), false, 'the same again');
});

test('verdicts carry the revision, and may be used again for half a minute or until the key expires', async (t) => {
  const { given, owner, keys, leases } = await leased(t);
  const [long, short] = keys;
  await rotateApiKey(given.deps, owner, { key_id: short.id, grace_seconds: 5 });
  const { verdicts, revision } = await verifyKeys(given.deps, { hashes: [long, short].map(({ key }) => hashKey(key)) });
  assert.equal(revision, await leases.revision());
  assert.equal(verdicts[0]?.remember_for_ms, 30_000);
  const left = verdicts[1]?.remember_for_ms ?? 0;
  assert.ok(left > 3_000 && left <= 5_000, String(left));
});

test('a renewal returns the next revision as soon as it is committed, and a known one after the wait', async (t) => {
  const { given, owner, keys, leases, renew } = await leased(t);
  const gateway = v7();
  const known = await renew(gateway, 0);
  assert.equal(await renew(gateway, known, 20), known);
  const next = renew(gateway, known, 1_000);
  await isRenewed(leases, known, 3);
  const late = took(next);
  await revoke(given, owner, keys[0]);
  assert.equal(await next, known + 1);
  assert.ok((await late) < 900);
});

test('renewals keep nothing in memory, whether they end with a revision, the wait or an error', async (t) => {
  const { given, owner, keys, leases, renew, keyRevisions } = await leased(t);
  const gateway = v7();
  const known = await renew(gateway, 0);
  await renew(gateway, known, 5);
  await assert.rejects(renew('not an id', known));
  const next = renew(gateway, known, 1_000);
  await isRenewed(leases, known, 3);
  await revoke(given, owner, keys[0]);
  await next;
  assert.equal(keyRevisions.listenerCount('revision'), 0);
});

test('a revocation answers once each gateway has confirmed', async (t) => {
  const { given, owner, keys, leases, renew } = await leased(t);
  const gateways = [v7(), v7()];
  const known = await renew(gateways[0] ?? '', 0);
  await renew(gateways[1] ?? '', known);
  await revoke(given, owner, keys[0]);
  let isAnswered = false;
  const answer = awaitLeases(leases).then(() => (isAnswered = true));
  const duration = took(answer);
  await renew(gateways[0] ?? '', known + 1);
  assert.equal((await leases.behind(known + 1)).length, 1);
  assert.equal(isAnswered, false);
  await renew(gateways[1] ?? '', known + 1);
  assert.ok((await duration) < 900, 'it does not wait for the leases to run out');
});

test('only the first revocation waits for a gateway that was killed', async (t) => {
  const { given, owner, keys, leases, renew } = await leased(t);
  await renew(v7(), 0);
  await revoke(given, owner, keys[0]);
  const first = await took(awaitLeases(leases));
  assert.ok(first >= LEASE_MS, `${first} ms`);
  await revoke(given, owner, keys[1]);
  assert.ok((await took(awaitLeases(leases))) < LEASE_MS);
});

test('no revocation waits for a gateway that has ended its lease', async (t) => {
  const { given, owner, keys, leases, renew } = await leased(t);
  const gateway_id = v7();
  await renew(gateway_id, 0);
  await endKeyLease(given.deps, { gateway_id });
  await revoke(given, owner, keys[0]);
  assert.ok((await took(awaitLeases(leases))) < LEASE_MS);
});

test('a lease is ended by its gateway and by a revocation over one connection', async (t) => {
  const { given, leases, renew } = await leased(t);
  const gateway_id = v7();
  await endKeyLease(given.deps, { gateway_id });
  await renew(gateway_id, 0);
  await leases.end({ gateway_id, renewals: 1 });
  assert.deepEqual(await leases.behind(Number.MAX_SAFE_INTEGER), []);
});

test('no lease is granted while the end of a key is being committed', async (t) => {
  const { given, owner, keys, renew } = await leased(t);
  await given.db.withWorkspace(owner, async (tx) => {
    await tx.run(`select set_config('insights.leases_are_awaited', 'yes', true)`);
    await tx.run('update api_keys set revoked_at = now() where id = $1', [keys[0].id]);
    await assert.rejects(renew(v7(), 0), { code: 'unavailable' });
  });
  assert.ok((await renew(v7(), 0)) > 1);
});

test('a key that is ended by a statement which awaits no leases ends after every lease has run out', async (t) => {
  const { given, owner, keys, renew } = await leased(t);
  const gateway = v7();
  const known = await renew(gateway, 0);
  const work = given.db.withWorkspace(owner, (tx) => tx.run('update api_keys set revoked_at = now()'));
  const duration = await took(work);
  assert.ok(duration >= 1_000 && duration < 1_900, `one lease for all keys: ${duration} ms`);
  assert.equal(await renew(gateway, known), known + keys.length);
});
