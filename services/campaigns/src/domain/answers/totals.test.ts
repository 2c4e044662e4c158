import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { openQuestion } from '../../requests.fixture.ts';
import type { Counted } from '../../db/answers.ts';
import { type Segment, shownSegments, totalsOf } from './totals.ts';

const row = (fields: Partial<Counted>): Counted => ({
  question_id: 'q',
  segment: null,
  outcome: 'answered',
  number_value: null,
  option_value: null,
  option_values: null,
  date_value: null,
  date_low: null,
  date_high: null,
  count: 1,
  has_hidden: false,
  ...fields,
});
const segment = (value: string, people: number, has_hidden = false): Segment => ({
  value,
  people,
  rows: [row({ segment: value, count: people, has_hidden })],
});
const named = ({ segments }: { segments: readonly Segment[] }) => segments.map(({ value }) => value);

test('a scale lists each of its values and a choice each of its options, also those that nobody gave', () => {
  const scale = { ...openQuestion('From 1 to 3?', 'q'), kind: 'scale' as const };
  const rows = [row({ number_value: 1, count: 2 }), row({ number_value: 3 }), row({}), row({ outcome: 'declined' })];
  const totals = totalsOf(scale, [...rows, row({ outcome: 'none', count: 4 })]);
  assert.deepEqual([totals.asked, totals.answered, totals.declined], [9, 4, 1]);
  assert.deepEqual(
    totals.distribution.map(({ value, count }) => [value?.value?.value, count]),
    [
      [1, 2],
      [2, 0],
      [3, 1],
    ],
  );
  const choice = {
    ...openQuestion('Which?', 'q'),
    kind: 'choice' as const,
    options: ['Bus', 'Car'],
    option_ids: ['bus', 'car'],
  };
  assert.deepEqual(
    totalsOf(choice, [row({ option_value: 'car', count: 2 })]).distribution.map(({ value, count }) => [
      value?.value?.value,
      count,
    ]),
    [
      ['bus', 0],
      ['car', 2],
    ],
  );
  assert.deepEqual(totalsOf(openQuestion('Why?', 'q'), rows).distribution, []);
});

test('a yes-or-no question lists both answers, a number only what was given', () => {
  const counts = (totals: ReturnType<typeof totalsOf>) =>
    totals.distribution.map(({ value, count }) => [value?.value?.value, count]);
  const nights = { ...openQuestion('Nights?', 'q'), kind: 'yes_no' as const };
  assert.deepEqual(counts(totalsOf(nights, [row({ option_value: 'no', count: 2 })])), [
    ['yes', 0],
    ['no', 2],
  ]);
  const hours = { ...openQuestion('How many hours?', 'q'), kind: 'number' as const };
  const rows = [row({ number_value: 12 }), row({ number_value: 2.5, count: 3 }), row({})];
  assert.deepEqual(counts(totalsOf(hours, rows)), [
    [2.5, 3],
    [12, 1],
  ]);
  assert.deepEqual(totalsOf(hours, rows).median, { value: { $case: 'number', value: 2.5 } });
});

test('an answer to several options counts at each of them, and is one answer with a value', () => {
  const ways = {
    ...openQuestion('Which?', 'q'),
    kind: 'multi_choice' as const,
    options: ['Bus', 'Car'],
    option_ids: ['bus', 'car'],
  };
  const rows = [row({ option_values: ['bus', 'car'], count: 2 }), row({ option_values: ['car'] })];
  const { distribution, valued, median } = totalsOf(ways, [...rows, row({ option_values: [] }), row({})]);
  assert.deepEqual(
    distribution.map(({ value, count }) => [value?.value?.value, count]),
    [
      ['bus', 2],
      ['car', 3],
    ],
  );
  assert.deepEqual([valued, median], [4, null]);
});

test('dates are counted by month where all lie within two years, else by year; what spans several is not', () => {
  const since = { ...openQuestion('Since when?', 'q'), kind: 'date' as const };
  const day = (date_value: string, count = 1) => row({ date_value, count });
  const month = row({ date_low: '2020-02-01', date_high: '2020-02-29' });
  const year = row({ date_low: '2019-01-01', date_high: '2019-12-31' });
  const shown = (rows: readonly Counted[]) => {
    const { distribution, valued, median } = totalsOf(since, rows);
    return [
      ...distribution.map(({ value, count }) => `${value?.value?.value}: ${count}`),
      valued,
      median?.value?.value,
    ];
  };
  const near = [day('2019-03-12', 2), month, row({ date_high: '2018-01-01' })];
  assert.deepEqual(shown(near), ['2019-03: 2', '2020-02: 1', 3, '2019-03']);
  assert.deepEqual(shown([...near, year]), ['2019: 3', '2020: 1', 4, '2019']);
  const far = [day('1985-06-03'), day('2019-03-12'), row({ date_low: '2015-01-01', date_high: '2017-12-31' })];
  assert.deepEqual(shown(far), ['1985: 1', '2019: 1', 2, '1985']);
});

test('small groups are withheld only where a name is hidden', () => {
  const groups = [segment('night', 2), segment('day', 5)];
  assert.deepEqual(named(shownSegments(groups, false)), ['day', 'night']);
  assert.deepEqual(shownSegments(groups, true), { segments: [], withheld: 2 });
  const one = [segment('night', 2, true), segment('day', 5), segment('late', 9)];
  assert.deepEqual(named(shownSegments(one, false)), ['late']);
});

test('what is withheld cannot be computed from the total: it concerns nobody or at least three people', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 12 }), (sizes) => {
      const groups = sizes.map((people, index) => segment(String(index), people));
      const { segments, withheld } = shownSegments(groups, true);
      assert.equal(segments.length + withheld, groups.length);
      assert.ok(segments.every(({ people }) => people >= 3));
      const total = sizes.reduce((sum, people) => sum + people, 0);
      const left = total - segments.reduce((sum, { people }) => sum + people, 0);
      assert.ok(left === 0 || left >= 3 || segments.length === 0, `${left} of ${total}`);
    }),
  );
});

test('at most 50 segments are shown, the largest ones', () => {
  const groups = Array.from({ length: 60 }, (_, index) => segment(String(index), index + 3));
  const { segments, withheld } = shownSegments(groups, false);
  assert.deepEqual([segments.length, withheld, segments[0]?.people], [50, 10, 62]);
});
