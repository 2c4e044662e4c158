import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deriveApiKey, hashKey, isWellFormedKey, keyPrefix, makeApiKey } from './api-key-format.ts';

test('a key has its prefix, 32 random characters and 6 of checksum', () => {
  const key = makeApiKey('iis');
  assert.match(key, /^iis_[0-9A-Za-z]{38}$/);
  assert.ok(isWellFormedKey(key, 'iis'));
  assert.notEqual(key, makeApiKey('iis'));
});

test('every single changed character is noticed without a look-up', () => {
  const key = makeApiKey('iis');
  for (let place = 4; place < key.length; place++) {
    const other = key[place] === 'a' ? 'b' : 'a';
    assert.equal(isWellFormedKey(key.slice(0, place) + other + key.slice(place + 1), 'iis'), false, `place ${place}`);
  }
});

test('a key of one kind, cut short or lengthened, is not a key of the other', () => {
  const key = makeApiKey('iir');
  assert.equal(isWellFormedKey(key, 'iis'), false);
  assert.equal(isWellFormedKey(`iis${key.slice(3)}`, 'iis'), false, 'the prefix is under the checksum');
  assert.equal(isWellFormedKey(key.slice(0, -1), 'iir'), false);
  assert.equal(isWellFormedKey(`${key}a`, 'iir'), false);
  assert.equal(isWellFormedKey(`${key}\n`, 'iir'), false);
  assert.equal(isWellFormedKey('', 'iir'), false);
});

test('a checksum that anybody can compute again', () => {
  const body = `iis_${'A'.repeat(32)}`;
  assert.ok(isWellFormedKey(`${body}0YNTHn`, 'iis'), 'computed by another program');
});

test('what is stored is the SHA-256, what is shown the first 12 characters', () => {
  assert.equal(hashKey('abc').toString('hex'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  assert.equal(keyPrefix(makeApiKey('iis')).length, 12);
});

test('a derived key is like any other, the same for the same bytes and another one for others', () => {
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
