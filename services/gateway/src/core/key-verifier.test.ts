import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { identity } from '@insights/contracts';
import { KeyVerifier } from './key-verifier.ts';

const verdict = (status: identity.KeyStatus): identity.KeyVerdict => ({
  status,
  key_id: null,
  workspace_id: null,
  scopes: [],
  created_by: null,
});

/** A look-up whose reads end when the test ends them. */
function heldLookUp() {
  const reads: { hashes: string[]; end: (status: identity.KeyStatus) => void; fail: () => void }[] = [];
  const lookUp = (hashes: Buffer[]) =>
    new Promise<identity.KeyVerdict[]>((resolve, reject) => {
      reads.push({
        hashes: hashes.map(String),
        end: (status) => resolve(hashes.map(() => verdict(status))),
        fail: () => reject(new Error('out of reach')),
      });
    });
  return { reads, verifier: new KeyVerifier(lookUp) };
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
  await Promise.resolve();
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
  await Promise.resolve();
  reads[1]?.end('revoked');
  assert.equal((await late).status, 'revoked');
});

test('a failed read fails only its own keys', async () => {
  const { reads, verifier } = heldLookUp();
  const failed = verifier.verify(Buffer.from('a'));
  const next = verifier.verify(Buffer.from('b'));
  reads[0]?.fail();
  await assert.rejects(failed, /out of reach/);
  await Promise.resolve();
  reads[1]?.end('unknown');
  assert.equal((await next).status, 'unknown');
});

test('a response with too few verdicts accepts no key', async () => {
  const verifier = new KeyVerifier(async () => []);
  await assert.rejects(verifier.verify(Buffer.from('a')), /0 answers on 1 asks/);
});
