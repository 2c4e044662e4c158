import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEAST_MIB, memoryFor } from './memory.ts';

const MIB = 1024 * 1024;

test('an ordinary campaign takes the least memory, and the need grows with bytes and with turns', () => {
  assert.equal(memoryFor({ bytes: 0, turns: 0 }), LEAST_MIB);
  assert.equal(memoryFor({ bytes: 3 * MIB, turns: 10_000 }), LEAST_MIB);
  assert.ok(memoryFor({ bytes: 20 * MIB, turns: 20_000 }) < 512, 'the longest transcript that may be imported fits');
  assert.ok(memoryFor({ bytes: 0, turns: 1_000_000 }) > 512);
  assert.ok(memoryFor({ bytes: 1_000 * MIB, turns: 1_000 }) > 512);
});
