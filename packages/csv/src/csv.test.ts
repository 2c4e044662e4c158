import assert from 'node:assert/strict';
import { test } from 'node:test';
import { threadMs } from '../../../test/support/thread-time.ts';
import { csvRows, harmless } from './index.ts';

test('no cell begins with a formula, however it is dressed up', () => {
  const dressed = ['', ' ', '\t', '\r', '\n', '\u00A0', '\u200B', '\uFEFF', '\u202E', ' \u2003 '];
  for (const mark of ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹢', '﹣', '﹦', '﹫']) {
    for (const before of dressed) {
      const shown = harmless(`${before}${mark}1+1`);
      assert.match(shown, /^'|^[\s\u200B\uFEFF\u202E]+'/u, JSON.stringify(before + mark));
      assert.equal(shown.replaceAll("'", ''), `${before}${mark}1+1`);
    }
  }
});

test('a formula stays text in programs that separate cells by other characters', () => {
  assert.equal(harmless('hi;=cmd|x'), "hi;'=cmd|x");
  assert.equal(harmless('hi\t @SUM(A1)'), "hi\t' @SUM(A1)");
  assert.equal(harmless('first\n- second\n+ third'), "first\n'- second\n'+ third");
});

test('ordinary text is unchanged', () => {
  for (const text of ['', 'a = b', 'e-mail: a@b.example', "it's 1 + 1", 'x; y', 'two\nlines', '🙂 =)'])
    assert.equal(harmless(text), text);
});

test('a text of white space and formula characters takes linear time', () => {
  const began = threadMs();
  harmless(`${'\n '.repeat(200_000)}=`);
  harmless('\n='.repeat(200_000));
  assert.ok(threadMs() - began < 2_000);
});

test('rows are quoted as RFC 4180 asks, and numbers stay numbers', () => {
  assert.equal(csvRows([['a "b"', 'c,d', 'e\nf', -5, null, true]]), '"a ""b""","c,d","e\nf",-5,,true\r\n');
  assert.equal(csvRows([]), '');
});
