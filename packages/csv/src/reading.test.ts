import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeText, tableIn } from './reading.ts';

const TEXT = 'Name;E-Mail\r\nJörg Groß;j@example.org\r\n';
const marked = (encoding: 'utf8' | 'utf16le') => Buffer.from(`\ufeff${TEXT}`, encoding);

test('UTF-8 and UTF-16 are read by their bytes, and Windows-1252 is a guess', () => {
  for (const bytes of [Buffer.from(TEXT), marked('utf8'), marked('utf16le'), marked('utf16le').swap16()]) {
    assert.deepEqual(decodeText(bytes), { text: TEXT, isGuessed: false });
  }
  assert.deepEqual(decodeText(Buffer.from(TEXT, 'latin1')), { text: TEXT, isGuessed: true });
  assert.equal(decodeText(Buffer.from([0x80, 0x84, 0x93]))?.text, '€„“');
  assert.equal(decodeText(Buffer.from('PK\u0003\u0004\0\0', 'latin1')), null);
});

test('the delimiter is that of the header, or the one that Excel names above it', () => {
  assert.equal(tableIn(TEXT).delimiter, ';');
  assert.equal(tableIn('"a;b",c\n1;2;3;4').delimiter, ',');
  assert.deepEqual(tableIn(`sep=;\r\n${TEXT}`), { text: TEXT, delimiter: ';' });
});
