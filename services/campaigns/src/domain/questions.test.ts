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

test('a number, a date and a yes or no take no options', () => {
  assert.equal(refused({ kind: 'yes_no' }), null);
  for (const kind of ['yes_no', 'number', 'date'] as const)
    assert.match(String(refused({ kind, options: ['a', 'b'] })), /has no options/);
});

test('several options take how few and how many may be chosen, within their number', () => {
  const ways = { kind: 'multi_choice', options: ['a', 'b', 'c'] } as const;
  for (const limits of [{}, { min: 1 }, { max: 2 }, { min: 2, max: 2 }, { min: 0, max: 3 }])
    assert.equal(refused({ ...ways, ...limits, options: [...ways.options] }), null);
  for (const limits of [{ min: 4 }, { max: 0 }, { min: 1.5 }, { min: 3, max: 2 }, { unit: 'ways' }])
    assert.notEqual(refused({ ...ways, ...limits, options: [...ways.options] }), null, JSON.stringify(limits));
  assert.match(String(refused({ kind: 'multi_choice', options: ['a'] })), /at least two options/);
});

test('options get ids, and keep those that are sent along when their text is edited', () => {
  const choice = { ...openQuestion('Which?', 'q'), kind: 'choice' as const };
  const [made] = withIds([{ ...choice, options: ['Bus', 'Car'] }]);
  const [bus = '', car = ''] = made?.option_ids ?? [];
  assert.ok(bus !== '' && car !== '' && bus !== car);
  const [edited] = withIds([{ ...choice, options: ['By bus', 'On foot', 'By car'], option_ids: [bus, '', car] }]);
  assert.deepEqual([edited?.option_ids[0], edited?.option_ids[2]], [bus, car]);
  assert.ok(edited?.option_ids[1]);
  assert.match(String(refused({ ...choice, options: ['a', 'b'], option_ids: ['x'] })), /Send an id for each/);
  assert.match(String(refused({ ...choice, options: ['a', 'b'], option_ids: ['x', 'x'] })), /same id/);
});

test('two options of a question have different words, in each language', () => {
  const choice = { kind: 'choice' as const };
  for (const options of [
    ['Tea', 'Tea'],
    ['Tea', ' tea'],
    ['Café', 'Tea', 'cafe'],
  ])
    assert.match(String(refused({ ...choice, options })), /same words/, options.join());
  for (const options of [
    ['C', 'C++'],
    ['-1', '1'],
    ['Under 5', 'Over 5'],
  ])
    assert.equal(refused({ ...choice, options }), null, options.join());
  const translations = { de: { text: 'Was?', options: ['Tee', 'TEE'] } };
  assert.match(String(refused({ ...choice, options: ['Tea', 'Herbal tea'], translations })), /same words/);
});
