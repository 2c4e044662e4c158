import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EndpointPace } from './endpoint-pace.ts';

const quick = { error: null, duration_ms: 10 };

test('a fast receiver gets more concurrent attempts, up to a limit', () => {
  const pace = new EndpointPace(4);
  assert.equal(pace.limitOf('a'), 4);
  for (let n = 0; n < 3; n += 1) pace.note('a', quick);
  assert.equal(pace.limitOf('a'), 7);
  for (let n = 0; n < 100; n += 1) pace.note('a', quick);
  assert.equal(pace.limitOf('a'), 64);
  assert.equal(pace.limitOf('b'), 4);
  pace.note('a', { error: null, duration_ms: 100 });
  assert.equal(pace.limitOf('a'), 32, 'half of it when it responds less quickly');
});

test('one slow response or failure resets the limit', () => {
  for (const attempt of [
    { error: 'status_500', duration_ms: 10 },
    { error: null, duration_ms: 2_000 },
  ]) {
    const pace = new EndpointPace(4);
    for (let n = 0; n < 10; n += 1) pace.note('a', quick);
    pace.note('a', attempt);
    assert.equal(pace.limitOf('a'), 4);
  }
});
