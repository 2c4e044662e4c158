import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@insights/language';
import { DATES, RELATIVE_DATES } from './dates.fixture.ts';
import { type DateAnswer, parseDate } from './index.ts';

/** As the fixture writes it. */
function written(read: DateAnswer): string {
  switch (read.kind) {
    case 'value':
      return `${read.precision === 'about' ? '~' : ''}${read.value}`;
    case 'dates':
      return `${read.precision === 'about' ? '~' : ''}${read.low ?? ''}..${read.high ?? ''}`;
    case 'several':
      return read.values.join('|');
    case 'none':
      return '?';
  }
}

test('only a date that was said is read: days exactly, months and years as what they span, nothing relative without a day', () => {
  for (const language of LANGUAGES)
    for (const [want, ...answers] of DATES[language])
      for (const answer of answers) assert.equal(written(parseDate(answer, language)), want, `${language} ${answer}`);
});

test('a date is read as the participant page writes it', () => {
  for (const language of LANGUAGES)
    for (let month = 0; month < 12; month++) {
      const day = new Date(Date.UTC(2019, month, month + 1));
      const text = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
      const value = day.toISOString().slice(0, 10);
      assert.deepEqual(parseDate(text, language), { kind: 'value', value, precision: 'exact' }, text);
    }
});

test('dates relative to the day of the answer are read as exactly as they were said', () => {
  const today = new Date('2026-11-30');
  for (const [language, asked, rows] of RELATIVE_DATES)
    for (const [want, ...answers] of rows)
      for (const answer of answers) assert.equal(written(parseDate(answer, language, asked, today)), want, answer);
});

test('the question may say whether the day or the month comes first', () => {
  const day = { kind: 'value', value: '2019-04-03', precision: 'exact' };
  assert.deepEqual(parseDate('03/04/2019', 'en', 'When was that (day/month/year)?'), day);
  assert.deepEqual(parseDate('04/03/2019', 'en', 'When was that? MM/DD/YYYY'), day);
  assert.deepEqual(parseDate('03/04/2019', 'en', 'When was that?').kind, 'several');
});
