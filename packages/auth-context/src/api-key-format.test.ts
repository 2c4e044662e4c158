import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deriveApiKey, hashKey, isWellFormedKey, keyPrefix, makeApiKey } from './api-key-format.ts';

test('a key has its prefix, 32 random characters and a checksum of 6', () => {
  const key = makeApiKey('iis');
  assert.match(key, /^iis_[0-9A-Za-z]{38}$/);
  assert.ok(isWellFormedKey(key, 'iis'));
  assert.notEqual(key, makeApiKey('iis'));
});

test('a key with any one character changed is rejected without a look-up', () => {
  const key = makeApiKey('iis');
  for (let place = 4; place < key.length; place++) {
    const other = key[place] === 'a' ? 'b' : 'a';
    assert.equal(isWellFormedKey(key.slice(0, place) + other + key.slice(place + 1), 'iis'), false, `place ${place}`);
  }
});

test('a key with another prefix, too short or too long is rejected', () => {
  const key = makeApiKey('iir');
  assert.equal(isWellFormedKey(key, 'iis'), false);
  assert.equal(isWellFormedKey(`iis${key.slice(3)}`, 'iis'), false, 'the checksum covers the prefix');
  assert.equal(isWellFormedKey(key.slice(0, -1), 'iir'), false);
  assert.equal(isWellFormedKey(`${key}a`, 'iir'), false);
  assert.equal(isWellFormedKey(`${key}\n`, 'iir'), false);
  assert.equal(isWellFormedKey('', 'iir'), false);
});

test('other programs can compute the checksum', () => {
  const body = `iis_${'A'.repeat(32)}`;
  assert.ok(isWellFormedKey(`${body}0YNTHn`, 'iis'), 'computed by another program');
});

test('the stored form is the SHA-256, the displayed form the first 12 characters', () => {
  assert.equal(hashKey('abc').toString('hex'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  assert.equal(keyPrefix(makeApiKey('iis')).length, 12);
});

test('a derived key is well-formed, and equal only for equal bytes', () => {
  const bytes = Buffer.alloc(32, 7);
  const key = deriveApiKey('iii', bytes);
  assert.ok(isWellFormedKey(key, 'iii'));
  assert.equal(deriveApiKey('iii', bytes), key);
  for (const place of [0, 15, 31]) {
    const other = Buffer.from(bytes);
    other[place] = 8;
    assert.notEqual(deriveApiKey('iii', other), key, `byte ${place}`);
  }
});
