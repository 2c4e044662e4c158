import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bySize } from '../support/size.ts';
import { costOf, refreshOf } from './scaling.ts';

const SIZES = bySize({ smoke: [10, 100], proof: [10, 100, 1_000] });
/** Ten times the interviews may cost this many times more. */
const NEAR_LINEAR = 15;
/** Shorter times vary too much to be compared. */
const LEAST_MS = 200;

test('the cost of a report grows with the number of interviews and no faster', () => {
  costOf(10);
  const costs = SIZES.map((count) => costOf(count));
  console.table(costs);
  for (const [place, { reading_ms, report_ms }] of costs.entries()) {
    const before = costs[place - 1];
    if (before === undefined) continue;
    assert.ok(reading_ms <= NEAR_LINEAR * Math.max(LEAST_MS, before.reading_ms), `reading: ${reading_ms} ms`);
    assert.ok(report_ms <= NEAR_LINEAR * Math.max(LEAST_MS, before.report_ms), `report: ${report_ms} ms`);
  }
});

test('reading five new interviews costs the same among many as among few', () => {
  const [few, many] = bySize({ smoke: [10, 50], proof: [100, 1_000] }).map((count) => refreshOf(count, 5));
  console.table([few, many]);
  const [before, after] = [few?.reading_ms ?? 0, many?.reading_ms ?? 0];
  assert.ok(after <= 3 * Math.max(LEAST_MS, before), `${before} ms, then ${after} ms`);
});
