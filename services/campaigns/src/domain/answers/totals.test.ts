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
  const choice = { ...openQuestion('Which?', 'q'), kind: 'choice' as const, options: ['Bus', 'Car'] };
  assert.deepEqual(
    totalsOf(choice, [row({ option_value: 'Car', count: 2 })]).distribution.map(({ value, count }) => [
      value?.value?.value,
      count,
    ]),
    [
      ['Bus', 0],
      ['Car', 2],
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
