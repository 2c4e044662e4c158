import assert from 'node:assert/strict';
import { test } from 'node:test';
import { activeStates, jobStates } from './job-states.ts';

test('active jobs are the queued, running and retrying ones', () => {
  assert.deepEqual(activeStates, ['queued', 'running', 'retrying']);
});

test('a finished job never changes again', () => {
  for (const state of ['completed', 'failed', 'cancelled'] as const) {
    for (const event of ['lease', 'hand_back', 'complete', 'retry', 'fail', 'cancel'] as const) {
      assert.throws(() => jobStates.after(event, state), { code: 'invalid_transition' });
    }
  }
});
