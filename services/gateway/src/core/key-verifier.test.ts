import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { identity } from '@insights/contracts';
import type { Instant } from './instant.ts';
import { KeyLease } from './key-lease.ts';
import { KeyVerifier } from './key-verifier.ts';

const verdict = (status: identity.KeyStatus): identity.KeyVerdict => ({
  status,
  key_id: null,
  workspace_id: null,
  scopes: [],
  created_by: null,
  remember_for_ms: status === 'active' ? 30_000 : null,
});

/** A look-up whose reads end when the test ends them, and a lease on a clock that the test sets. */
function heldLookUp() {
  const reads: {
    hashes: string[];
    end: (status: identity.KeyStatus, revision?: number) => void;
    fail: () => void;
  }[] = [];
  const lookUp = (hashes: Buffer[]) =>
    new Promise<{ verdicts: identity.KeyVerdict[]; revision: number }>((resolve, reject) => {
      reads.push({
        hashes: hashes.map(String),
        end: (status, revision = 1) => resolve({ verdicts: hashes.map(() => verdict(status)), revision }),
        fail: () => reject(new Error('out of reach')),
      });
    });
  const clock = { monotonic: 0, wall: 0 };
  const now = (): Instant => ({ ...clock });
  const lease = new KeyLease(now);
  const uses = { lease: 0, look_up: 0 };
  const verifier = new KeyVerifier(lookUp, { lease, noteUse: (source) => void (uses[source] += 1) });
  /** One verdict, which is looked up. */
  const lookedUp = async (name: string, status: identity.KeyStatus, revision?: number) => {
    const before = reads.length;
    const answer = verifier.verify(Buffer.from(name));
    assert.equal(reads.length, before + 1, 'the key is looked up');
    reads.at(-1)?.end(status, revision);
    return (await answer).status;
  };
  /** One verdict, which is not. */
  const remembered = async (name: string) => {
    const before = reads.length;
    const { status } = await verifier.verify(Buffer.from(name));
    assert.equal(reads.length, before, 'the key is not looked up');
    return status;
  };
  return { reads, verifier, lease, now, clock, uses, lookedUp, remembered };
}

test('keys that arrive during a read share the next one', async () => {
  const { reads, verifier } = heldLookUp();
  const answers = ['a', 'b', 'c', 'd'].map((name) => verifier.verify(Buffer.from(name)));
  assert.deepEqual(
    reads.map(({ hashes }) => hashes),
    [['a']],
  );
  reads[0]?.end('active');
  await answers[0];
  assert.deepEqual(reads[1]?.hashes, ['b', 'c', 'd']);
  reads[1]?.end('active');
  await Promise.all(answers);
});

test('a key that arrives during a read of the same key waits for a later read', async () => {
  const { reads, verifier } = heldLookUp();
  const early = verifier.verify(Buffer.from('k'));
  const late = verifier.verify(Buffer.from('k'));
  reads[0]?.end('active');
  assert.equal((await early).status, 'active');
  reads[1]?.end('revoked');
  assert.equal((await late).status, 'revoked');
});

test('a failed read fails only its own keys', async () => {
  const { reads, verifier } = heldLookUp();
  const failed = verifier.verify(Buffer.from('a'));
  const next = verifier.verify(Buffer.from('b'));
  reads[0]?.fail();
  await assert.rejects(failed, /out of reach/);
  reads[1]?.end('unknown');
  assert.equal((await next).status, 'unknown');
});

test('a response with too few verdicts accepts no key', async () => {
  const lease = new KeyLease();
  const verifier = new KeyVerifier(async () => ({ verdicts: [], revision: 1 }), { lease, noteUse: () => undefined });
  await assert.rejects(verifier.verify(Buffer.from('a')), /0 answers on 1 asks/);
});

test('without a lease every key is looked up, each time', async () => {
  const { lookedUp, uses } = heldLookUp();
  await lookedUp('k', 'active');
  assert.equal(await lookedUp('k', 'revoked'), 'revoked');
  assert.deepEqual(uses, { lease: 0, look_up: 2 });
});

test('under a lease an active key is looked up once, and any other each time', async () => {
  const { lease, now, lookedUp, remembered } = heldLookUp();
  lease.renewed(now(), 1);
  await lookedUp('k', 'active');
  assert.equal(await remembered('k'), 'active');
  await lookedUp('x', 'unknown');
  await lookedUp('x', 'unknown');
});

test('nothing that was read before a revision counts after it', async () => {
  const { lease, now, lookedUp, remembered } = heldLookUp();
  lease.renewed(now(), 1);
  await lookedUp('k', 'active', 1);
  lease.renewed(now(), 2);
  await lookedUp('k', 'active', 1);
  await lookedUp('k', 'active', 2);
  await remembered('k');
  // An answer that was under way for long.
  lease.renewed(now(), 1);
  await remembered('k');
  assert.equal(lease.knownRevision, 2);
});

test('a lease runs out by whichever clock is ahead, and what it remembered does not count in the next one', async () => {
  for (const ahead of ['monotonic', 'wall'] as const) {
    const { lease, now, clock, lookedUp, remembered } = heldLookUp();
    lease.renewed(now(), 1);
    await lookedUp('k', 'active', 1);
    clock[ahead] += 899;
    await remembered('k');
    clock[ahead] += 1;
    assert.equal(lease.knownRevision, 0);
    await lookedUp('k', 'active', 1);
    lease.renewed(now(), 1);
    await lookedUp('k', 'active', 1);
    await remembered('k');
  }
});

test('a clock that is set back does not extend a lease', () => {
  const { lease, now, clock } = heldLookUp();
  lease.renewed(now(), 1);
  clock.wall -= 3_600_000;
  clock.monotonic += 900;
  assert.equal(lease.term, undefined);
});
