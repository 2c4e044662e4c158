import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type KeyPrefix, isWellFormedKey, makeApiKey } from '@insights/auth-context';

const page = readFileSync(new URL('../../docs/secret-scanning.md', import.meta.url), 'utf8');
const patterns = [...page.matchAll(/^\| [^|]+ \| `([^`]+)` \|/gm)].map(([, source = '']) => new RegExp(source));
const KINDS: KeyPrefix[] = ['iis', 'iir', 'iip', 'iii', 'iij', 'iib'];
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Implements the page's description, independently of the code that makes keys. */
function checksum(text: string): string {
  let crc = 0xffffffff;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  let number = (crc ^ 0xffffffff) >>> 0;
  let digits = '';
  while (number > 0) {
    digits = `${BASE62[number % 62]}${digits}`;
    number = Math.floor(number / 62);
  }
  return digits.padStart(6, '0');
}

test('each published pattern matches its own kind of secret and no other', () => {
  assert.equal(patterns.length, KINDS.length + 1);
  const secrets = [...KINDS.map((kind) => makeApiKey(kind)), `whsec_${randomBytes(32).toString('base64')}`];
  for (const [place, secret] of secrets.entries()) {
    const finders = patterns.flatMap((pattern, index) => {
      const found = pattern.exec(`const key = "${secret}";`)?.[0];
      return found === secret ? [index] : [];
    });
    assert.deepEqual(finders, [place], secret.slice(0, 6));
  }
});

test('every generated key has the published checksum', () => {
  for (const kind of KINDS) {
    for (let round = 0; round < 100; round += 1) {
      const key = makeApiKey(kind);
      assert.equal(checksum(key.slice(0, -6)), key.slice(-6));
    }
  }
});

test('the published example is correct', () => {
  const [, body = '', digits = ''] = /checksum of `(\w+)` is `(\w+)`/.exec(page) ?? [];
  assert.equal(checksum(body), digits);
  assert.ok(page.includes(`\`${body}${digits}\``));
  assert.ok(isWellFormedKey(`${body}${digits}`, 'iis'));
});
