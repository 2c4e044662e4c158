import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEAST_MIB, memoryForReading, memoryForReport } from './memory.ts';

const MIB = 1024 * 1024;

test('an ordinary campaign takes the least memory, and the need for reading grows to that of the longest conversation', () => {
  assert.equal(memoryForReading({ bytes: 0, turns: 0 }), LEAST_MIB);
  assert.equal(memoryForReading({ bytes: 3 * MIB, turns: 10_000 }), LEAST_MIB);
  const longest = memoryForReading({ bytes: 21 * MIB, turns: 20_000 });
  assert.ok(longest < 512, 'the longest transcript that may be imported fits');
  assert.equal(memoryForReading({ bytes: 210 * MIB, turns: 200_000 }), longest);
});

test('the need for a report grows with its digests', () => {
  assert.equal(memoryForReport(0), LEAST_MIB);
  assert.ok(memoryForReport(20 * MIB) > LEAST_MIB);
  assert.ok(memoryForReport(1_000 * MIB) > 512);
});
