import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { textOf } from './answer-text.ts';

const said = 'Größe ungültig: “5” is too small';

test('an answer is read in the character set that it names, and as UTF-8 if it names none that exists', () => {
  const latin = Buffer.from('Größe ungültig', 'latin1');
  for (const charset of ['iso-8859-1', '"ISO-8859-1"', 'windows-1252; x=y'])
    assert.equal(textOf(latin, { 'content-type': `text/plain; charset=${charset}` }), 'Größe ungültig');
  assert.equal(textOf(Buffer.from(said, 'utf16le'), { 'content-type': 'text/plain;charset=utf-16le' }), said);
  for (const type of ['text/plain', 'text/plain; charset=klingon', 'charset'])
    assert.equal(textOf(Buffer.from(said), { 'content-type': type }), said);
  assert.equal(textOf(Buffer.from('é').subarray(0, 1), {}), '');
});

test('a compressed answer is inflated as far as it came, and shown as it is if it is not what its header says', () => {
  const forms = { gzip: gzipSync(said), deflate: deflateSync(said), br: brotliCompressSync(said) };
  for (const [encoding, bytes] of Object.entries(forms))
    assert.equal(textOf(bytes, { 'content-encoding': encoding }), said, encoding);
  const long = Buffer.from(Array.from({ length: 500 }, () => randomBytes(8).toString('hex')).join(' '));
  const cut = textOf(gzipSync(long).subarray(0, 1_024), { 'content-encoding': 'gzip' });
  assert.ok(cut.length > 500 && long.toString().startsWith(cut));
  assert.equal(textOf(Buffer.from('not gzip'), { 'content-encoding': 'gzip' }), 'not gzip');
});

test('a small answer that inflates to very much costs a bounded time and text', () => {
  const gzip = gzipSync(Buffer.alloc(1_000_000, 'x'));
  assert.equal(textOf(gzip, { 'content-encoding': 'gzip' }), 'x'.repeat(1_024));
  const bomb = brotliCompressSync(Buffer.alloc(50_000_000, 'x'), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  assert.ok(bomb.length <= 1_024);
  const begun = performance.now();
  assert.ok(textOf(bomb, { 'content-encoding': 'br' }).length <= 1_024);
  assert.ok(performance.now() - begun < 1_000);
});
