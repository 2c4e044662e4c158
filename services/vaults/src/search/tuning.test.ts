import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TUNING, tuningFrom } from './tuning.ts';

test('constants that are not given keep their values', () => {
  assert.deepEqual(tuningFrom({}), TUNING);
  assert.deepEqual(tuningFrom({ k1: 1.2, neighbour_weights: [] }), { ...TUNING, k1: 1.2, neighbour_weights: [] });
});

test('unknown, missing and out-of-range fields are rejected by name', () => {
  for (const [value, named] of [
    [{ k: 1 }, /"k"/],
    [{ b: 1.5 }, /b: /],
    [{ source_weights: { dense: 1 } }, /source_weights\.graph: /],
    [{ candidates: 0.5 }, /candidates: /],
    [[], /the object: /],
    [{ k1: null }, /k1: /],
  ] as const) {
    assert.throws(() => tuningFrom(value), named);
  }
});
