import assert from 'node:assert/strict';
import test from 'node:test';
import type { campaigns } from '@insights/contracts';
import { blockedReason, dueRun, mayRunManually } from './trigger-rule.ts';

const report = { auto: true, floor_count: 3, refresh_every: 5 };
const inputs = (
  completed_count: number,
  tagged_count = completed_count,
  status: campaigns.InterviewStatus = 'active',
) => ({
  completed_count,
  tagged_count,
  status,
  report,
});
const none = { newest_status: null, ready_count: null, has_final: false };
const ready = (ready_count: number, has_final = false) => ({ newest_status: 'ready' as const, ready_count, has_final });

test('below the floor nothing runs and the status gives the reason', () => {
  assert.equal(dueRun(inputs(2), none), null);
  assert.equal(blockedReason(inputs(2), null), 'below_floor');
});

test('at the floor without enough tagged conversations no run starts, not even on completion', () => {
  assert.equal(dueRun(inputs(4, 2, 'completed'), none), null);
  assert.equal(blockedReason(inputs(4, 2), null), 'report_requires_tagged_turns');
});

test('reaching the floor starts the first report, and every refresh_every conversations start another', () => {
  assert.equal(dueRun(inputs(3), none), 'threshold_reached');
  assert.equal(dueRun(inputs(7), ready(3)), null);
  assert.equal(dueRun(inputs(8), ready(3)), 'incremental_update');
});

test('completion starts exactly one final report; later imports refresh it as before', () => {
  assert.equal(dueRun(inputs(4, 4, 'completed'), ready(3)), 'campaign_completed');
  assert.equal(dueRun(inputs(4, 4, 'completed'), ready(4, true)), null);
  assert.equal(dueRun(inputs(9, 9, 'completed'), ready(4, true)), 'incremental_update');
});

test('with auto off nothing starts automatically and nothing is reported as blocked', () => {
  const off = { ...inputs(9), report: { ...report, auto: false } };
  assert.equal(dueRun(off, none), null);
  assert.equal(blockedReason({ ...off, completed_count: 0 }, null), null);
});

test('nothing is reported as blocked while the newest version is in progress or ready', () => {
  assert.equal(blockedReason(inputs(1), 'in_progress'), null);
  assert.equal(blockedReason(inputs(1), 'ready'), null);
  assert.equal(blockedReason(inputs(1), 'failed'), 'below_floor');
});

test('a manual run ignores the floor but not the tags', () => {
  assert.equal(mayRunManually(inputs(1)), true);
  assert.equal(mayRunManually(inputs(0)), false);
  assert.equal(mayRunManually(inputs(2, 1)), false);
  assert.equal(mayRunManually(inputs(9, 3)), true);
});
