import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { test } from 'node:test';
import { Registry } from 'prom-client';
import { eventually } from '../../../test/support/eventually.ts';
import { type Host, type PeriodicTask, Signal, sleep, startPeriodicTask, waitUntil } from './index.ts';

const LONG_MS = 60_000;

test('a notification between two waits ends the next wait, and only that one', async () => {
  const signal = new Signal();
  signal.notify();
  await signal.wait(LONG_MS);
  const waiting = signal.wait(LONG_MS);
  assert.ok(signal.isAwaited);
  signal.notify();
  await waiting;
  assert.ok(!signal.isAwaited);
});

test('waiting leaves no abort listener behind, however it ends', async () => {
  const signal = new Signal();
  const stop = new AbortController();
  await signal.wait(1, stop.signal);
  await sleep(1, stop.signal);
  await waitUntil(() => false, { timeout_ms: 1, every_ms: 1, signal: stop.signal });
  assert.equal(getEventListeners(stop.signal, 'abort').length, 0);
  const waits = [signal.wait(LONG_MS, stop.signal), sleep(LONG_MS, stop.signal)];
  stop.abort();
  await Promise.all(waits);
  assert.equal(getEventListeners(stop.signal, 'abort').length, 0);
});

test('waitUntil returns whether the condition held in time', async () => {
  let polls = 0;
  assert.equal(await waitUntil(() => (polls += 1) === 3, { every_ms: 1 }), true);
  assert.equal(await waitUntil(() => false, { every_ms: 1, timeout_ms: 5 }), false);
  assert.equal(await waitUntil(() => true, { signal: AbortSignal.abort() }), false);
});

function runTask(task: Omit<PeriodicTask, 'name'>) {
  const stop = new AbortController();
  const registry = new Registry();
  const warnings: object[] = [];
  const ends: (() => Promise<void>)[] = [];
  const host: Host = {
    logger: { warn: (fields) => void warnings.push(fields) },
    registry,
    stopping: stop.signal,
    onStop: (end) => void ends.push(end),
  };
  startPeriodicTask(host, { name: 'probe', ...task });
  return {
    warnings,
    valueOf: async (metric: string, outcome?: string) => {
      const { values } = (await registry.getSingleMetric(metric)?.get()) ?? { values: [] };
      return values.find(({ labels }) => labels['outcome'] === outcome)?.value;
    },
    async stop() {
      stop.abort();
      await Promise.all(ends.map((end) => end()));
    },
  };
}

test('a periodic task counts runs and errors, continues after an error and shows its last success', async () => {
  let runs = 0;
  const started = Date.now() / 1_000;
  const task = runTask({
    every_ms: 1,
    run: () => ((runs += 1) === 2 ? Promise.reject(new Error('out of order')) : Promise.resolve()),
  });
  await eventually(() => assert.ok(runs >= 4));
  await task.stop();
  const ended = runs;
  assert.equal(await task.valueOf('insights_periodic_task_runs_total', 'error'), 1);
  assert.equal(await task.valueOf('insights_periodic_task_runs_total', 'ok'), ended - 1);
  assert.ok(Number(await task.valueOf('insights_periodic_task_last_success_timestamp_seconds')) >= started);
  assert.equal(task.warnings.length, 1);
  await sleep(20);
  assert.equal(runs, ended, 'no run follows the stop');
});

test('a stop waits for the run under way and does not count its abort as a failure', async () => {
  let isDone = false;
  const task = runTask({
    every_ms: 1,
    async run(stopping) {
      await sleep(LONG_MS, stopping);
      isDone = true;
      stopping.throwIfAborted();
    },
  });
  await task.stop();
  assert.ok(isDone);
  assert.equal(await task.valueOf('insights_periodic_task_runs_total', 'error'), 0);
  assert.deepEqual(task.warnings, []);
});

test('a stop ends the pause before the first run', async () => {
  let runs = 0;
  const task = runTask({ every_ms: 1, first_ms: LONG_MS, run: () => Promise.resolve((runs += 1)) });
  await task.stop();
  assert.equal(runs, 0);
});
