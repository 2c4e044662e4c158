import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@insights/language';
import { type Asked, readAnswer } from './index.ts';

const asked = (kind: Asked['kind'], text: string): Asked => ({
  kind,
  text,
  options: [],
  min: null,
  max: null,
  unit: null,
});
const NONE = { kind: 'none' };
const TODAY = new Date('2026-11-30');

test('a number that a computer cannot hold exactly is no value, nor the end of a range', () => {
  const long = '7'.repeat(17);
  const huge = '3'.repeat(350);
  const texts = [huge, `-${huge}`, long, `over ${huge}`, `between 4 and ${long}`, `about ${long}`, `4 or ${huge}`];
  for (const language of LANGUAGES)
    for (const text of [...texts, `${long} millions`, `${huge},5`])
      assert.deepEqual(readAnswer(asked('number', 'How many?'), text, language), NONE, text);
  const most = String(Number.MAX_SAFE_INTEGER);
  assert.equal(readAnswer(asked('number', 'How many?'), most, 'en').kind, 'value');
});

test('a year that nobody can have meant makes no date, in any of the forms of a date', () => {
  const texts = ['0000-02-03', '0001-01-01', '0612-05-06', '9999-12-31', '01/02/0000', '3.4.0000', '3.4.9998'];
  for (const language of LANGUAGES)
    for (const text of [...texts, '12000-01-01', '2020-02-30', '0000', '1.1.0000 - 2.1.0000'])
      for (const today of [TODAY, null])
        assert.deepEqual(readAnswer(asked('date', ''), text, language, today), NONE, text);
});
