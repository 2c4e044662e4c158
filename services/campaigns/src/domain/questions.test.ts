import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { campaigns } from '@insights/contracts';
import { openQuestion } from '../requests.fixture.ts';
import { withIds } from './questions.ts';

const refused = (more: Partial<campaigns.Question>): unknown => {
  try {
    withIds([{ ...openQuestion('How many hours?', 'q'), ...more }]);
  } catch (error) {
    return error;
  }
  return null;
};

test('a number has limits in their order and a unit; other kinds have none', () => {
  assert.equal(refused({ kind: 'number', min: 0, max: 80, unit: 'hours' }), null);
  assert.match(String(refused({ kind: 'number', min: 5, max: 5 })), /`max` must be greater than `min`/);
  assert.match(String(refused({ kind: 'scale', min: 1 })), /Only a number question has `min`/);
  assert.match(String(refused({ unit: 'hours' })), /Only a number question has `unit`/);
});

test('a number and a yes or no take no options', () => {
  assert.equal(refused({ kind: 'yes_no' }), null);
  for (const kind of ['yes_no', 'number'] as const)
    assert.match(String(refused({ kind, options: ['a', 'b'] })), /has no options/);
});
