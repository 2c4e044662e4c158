import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { campaigns } from '@insights/contracts';
import { openQuestion } from '../../requests.fixture.ts';
import { quotedRead, readOf, sentencesWith } from './quoted-value.ts';
import type { Read } from './read-answers.ts';

const scale: campaigns.Question = { ...openQuestion('From 1 to 10, how bad?', 'scale'), kind: 'scale' };
const hours: campaigns.Question = {
  ...openQuestion('How many hours?', 'hours'),
  kind: 'number',
  unit: 'hours',
  max: 80,
};
const nights: campaigns.Question = { ...openQuestion('Do you work nights?', 'nights'), kind: 'yes_no' };
const shift: campaigns.Question = {
  ...openQuestion('Which shift is worst?', 'shift'),
  kind: 'choice',
  options: ['early', 'late'],
  option_ids: ['e', 'l'],
};
const ways: campaigns.Question = {
  ...openQuestion('Which of these do you use?', 'ways'),
  kind: 'multi_choice',
  options: ['Phone', 'E-mail', 'Chat'],
  option_ids: ['phone', 'mail', 'chat'],
};
const since: campaigns.Question = { ...openQuestion('Since when?', 'since'), kind: 'date' };

type Given = Parameters<typeof readOf>[1];
type Value = NonNullable<campaigns.AnswerValue['value']>;
const value = (one: Value): Given => ({ value: { value: one } });
const number = (one: number) => value({ $case: 'number', value: one });
const option = (one: string) => value({ $case: 'option', value: one });
const options = (...items: string[]) => value({ $case: 'options', value: { items } });
const date = (one: string) => value({ $case: 'date', value: one });
const limits = (more: Partial<Given>): Given => ({ value: null, ...more });

const proven = (question: campaigns.Question, given: Given, quote: string): Partial<Read> | null => {
  const read = quotedRead(question, readOf(question, given), { quote, tag: 'en' });
  return read && Object.fromEntries(Object.entries(read).filter(([, each]) => each !== null));
};

test('a value of each kind is proven by a quote that gives it, with the precision of the quote', () => {
  const cases: [campaigns.Question, Given, string, Partial<Read>][] = [
    [scale, number(7), 'About 7, I would say.', { number_value: 7, precision: 'about' }],
    [scale, limits({ low: 6, high: 8 }), 'Somewhere between 6 and 8.', { low: 6, high: 8, precision: 'range' }],
    [hours, number(12), 'Twelve hours.', { number_value: 12, precision: 'exact' }],
    [hours, limits({ high: 40 }), 'Less than 40 hours.', { high: 40, precision: 'below' }],
    [nights, option('no'), 'Not any more.', { option_value: 'no', precision: 'exact' }],
    [shift, option('l'), 'The late one.', { option_value: 'l', precision: 'exact' }],
    [ways, options('chat', 'phone'), 'Phone and chat.', { option_values: ['phone', 'chat'], precision: 'exact' }],
    [ways, options(), 'None of them.', { option_values: [], precision: 'exact' }],
    [since, date('2019-03-12'), '12 March 2019.', { date_value: '2019-03-12', precision: 'exact' }],
    [
      since,
      limits({ date_low: '2019-03-01', date_high: '2019-03-31' }),
      'Since March 2019.',
      { date_low: '2019-03-01', date_high: '2019-03-31', precision: 'range' },
    ],
  ];
  for (const [question, given, quote, read] of cases) assert.deepEqual(proven(question, given, quote), read, quote);
});

test('a date that the quote gives by a number of days counts from the day of the conversation, and is none without it', () => {
  const read = (day: Date | null) =>
    quotedRead(since, readOf(since, date('2026-02-28')), { quote: 'Yesterday.', tag: 'en', day });
  assert.equal(read(new Date('2026-03-01T09:00:00Z'))?.date_value, '2026-02-28');
  assert.equal(read(new Date('2026-03-02T09:00:00Z')), null);
  assert.equal(read(null), null);
});

test('what a quote does not give is no value: another one, one that is denied, out of bounds, unknown, or of another kind', () => {
  const cases: [campaigns.Question, Given, string][] = [
    [scale, number(6), 'A seven.'],
    [scale, number(10), '10 would be too high.'],
    [scale, number(11), '11.'],
    [scale, limits({ low: 6 }), 'A seven.'],
    [scale, limits({}), 'It was bad.'],
    [scale, option('l'), 'A seven.'],
    [hours, number(90), '90 hours.'],
    [hours, number(12), 'It is hard to say.'],
    [nights, option('yes'), 'Not any more.'],
    [shift, option('l'), 'Not the late one.'],
    [shift, option('night'), 'The late one.'],
    [ways, options('phone', 'chat', 'fax'), 'Phone and chat.'],
    [ways, options('phone'), 'Phone and chat.'],
    [since, date('2019-03-12'), 'Since March 2019.'],
    [openQuestion('What happened?', 'open'), number(3), 'Three.'],
  ];
  for (const [question, given, quote] of cases) assert.equal(proven(question, given, quote), null, quote);
});

test('a quote is taken with the rest of its sentences, and only as it stands in the turn', () => {
  const text = 'It was long. A 4 would be too high. And then we left. Good.';
  assert.equal(sentencesWith(text, 'A 4', 'en'), 'A 4 would be too high.');
  assert.equal(sentencesWith(text, ' too high. And then ', 'en'), 'A 4 would be too high. And then we left.');
  assert.equal(sentencesWith(text, text, 'en'), text);
  for (const quote of ['a 4', 'A five', '', '  ']) assert.equal(sentencesWith(text, quote, 'en'), null, quote);
  assert.equal(sentencesWith('ha '.repeat(2_000), 'ha ha', 'en'), null, 'a sentence without an end');
});
