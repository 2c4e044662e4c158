import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { open, parseKeyRing, seal } from './secret-box.ts';

const key = () => randomBytes(32).toString('base64');

test('a secret can be opened only for its row and only unchanged', () => {
  const ring = parseKeyRing(`k1:${key()}`);
  const sealed = seal(ring, 'whsec_x', 'row-1');
  assert.equal(open(ring, sealed, 'row-1'), 'whsec_x');
  assert.throws(() => open(ring, sealed, 'row-2'));
  const changed = Buffer.from(sealed.box);
  changed[13] = (changed[13] ?? 0) ^ 1;
  assert.throws(() => open(ring, { ...sealed, box: changed }, 'row-1'));
  assert.equal(sealed.box.includes('whsec_x'), false);
});

test('new secrets use the first key; older ones can be opened while their key is in the ring', () => {
  const old = `k1:${key()}`;
  const sealed = seal(parseKeyRing(old), 'whsec_x', 'row');
  const ring = parseKeyRing(`k2:${key()}, ${old}`);
  assert.equal(open(ring, sealed, 'row'), 'whsec_x');
  assert.equal(seal(ring, 'whsec_x', 'row').key_id, 'k2');
  assert.throws(() => open(parseKeyRing(`k2:${key()}`), sealed, 'row'), /no key k1/);
});

test('an invalid key ring is rejected without repeating a key', () => {
  const short = Buffer.alloc(16, 7).toString('base64');
  for (const text of ['', 'k1', `k1:${short}`, `k1:${key()},k1:${key()}`, `:${key()}`]) {
    assert.throws(
      () => parseKeyRing(text),
      (error: Error) => !error.message.includes(short),
    );
  }
});
