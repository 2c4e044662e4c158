import assert from 'node:assert/strict';
import test from 'node:test';
import { blockedReason, dueRun, mayRunByHand } from './trigger-rule.ts';

const report = { auto: true, floor_count: 3, refresh_every: 5 };
const inputs = (completed_count: number, tagged_count = completed_count, status = 'active') => ({
  completed_count,
  tagged_count,
  status,
  report,
});
const none = { newest_status: null, ready_count: null, has_final: false };
const ready = (ready_count: number, has_final = false) => ({ newest_status: 'ready' as const, ready_count, has_final });

test('below the floor nothing runs and the status says why', () => {
  assert.equal(dueRun(inputs(2), none), null);
  assert.equal(blockedReason(inputs(2), null), 'below_floor');
});

test('the floor reached without enough tagged conversations withholds the run, on completion too', () => {
  assert.equal(dueRun(inputs(4, 2, 'completed'), none), null);
  assert.equal(blockedReason(inputs(4, 2), null), 'report_requires_tagged_turns');
});

test('the floor reached starts the first report, and every refresh_every conversations another', () => {
  assert.equal(dueRun(inputs(3), none), 'threshold_reached');
  assert.equal(dueRun(inputs(7), ready(3)), null);
  assert.equal(dueRun(inputs(8), ready(3)), 'incremental_update');
});

test('completion makes exactly one final report; imports after it refresh as before', () => {
  assert.equal(dueRun(inputs(4, 4, 'completed'), ready(3)), 'campaign_completed');
  assert.equal(dueRun(inputs(4, 4, 'completed'), ready(4, true)), null);
  assert.equal(dueRun(inputs(9, 9, 'completed'), ready(4, true)), 'incremental_update');
});

test('auto off: nothing starts by itself and nothing is called blocked', () => {
  const off = { ...inputs(9), report: { ...report, auto: false } };
  assert.equal(dueRun(off, none), null);
  assert.equal(blockedReason({ ...off, completed_count: 0 }, null), null);
});

test('nothing is called blocked while the newest version is in progress or ready', () => {
  assert.equal(blockedReason(inputs(1), 'in_progress'), null);
  assert.equal(blockedReason(inputs(1), 'ready'), null);
  assert.equal(blockedReason(inputs(1), 'failed'), 'below_floor');
});

test('a run by hand ignores the floor but not the tags', () => {
  assert.equal(mayRunByHand(inputs(1)), true);
  assert.equal(mayRunByHand(inputs(0)), false);
  assert.equal(mayRunByHand(inputs(2, 1)), false);
  assert.equal(mayRunByHand(inputs(9, 3)), true);
});
