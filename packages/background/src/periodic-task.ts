import { Counter, Gauge, type Registry } from 'prom-client';
import { sleep } from './sleep.ts';

/** Spreads the runs of replicas that started together. */
const JITTER = 0.1;

interface Surroundings {
  readonly logger: { warn(fields: object, text: string): void };
  readonly registry: Registry;
  readonly stopping: AbortSignal;
}

/** The process that a task runs in. */
export interface Host extends Surroundings {
  onStop(close: () => Promise<void>): void;
}

export interface PeriodicTask {
  /** Label `task` of the metrics. */
  readonly name: string;
  readonly every_ms: number;
  /** Pause before the first run; it runs at once by default. */
  readonly first_ms?: number;
  /** One run. `stopping` aborts when the process stops; a run that throws then is not a failure. */
  run(stopping: AbortSignal): Promise<unknown>;
}

/** Runs `task` until the process stops, which waits for a run under way. Every replica runs it. */
export function startPeriodicTask(host: Host, task: PeriodicTask): void {
  const ended = runPeriodically(host, task);
  host.onStop(() => ended);
}

/** Runs `task` until `stopping` aborts and the run under way has ended. */
export async function runPeriodically({ logger, registry, stopping }: Surroundings, task: PeriodicTask): Promise<void> {
  const metrics = metricsOf(registry);
  for (const outcome of ['ok', 'error']) metrics.runs.inc({ task: task.name, outcome }, 0);
  if (task.first_ms) await sleep(withJitter(task.first_ms), stopping, { keepAlive: false });
  while (!stopping.aborted) {
    try {
      await task.run(stopping);
      metrics.runs.inc({ task: task.name, outcome: 'ok' });
      metrics.last_success.set({ task: task.name }, Date.now() / 1_000);
    } catch (error) {
      if (stopping.aborted) return;
      metrics.runs.inc({ task: task.name, outcome: 'error' });
      logger.warn({ err: error, task: task.name, retry_in_ms: task.every_ms }, 'periodic task failed');
    }
    await sleep(withJitter(task.every_ms), stopping, { keepAlive: false });
  }
}

const withJitter = (ms: number): number => ms * (1 + JITTER * (2 * Math.random() - 1));

const RUNS = 'insights_periodic_task_runs_total';
const LAST_SUCCESS = 'insights_periodic_task_last_success_timestamp_seconds';

function metricsOf(registry: Registry): { runs: Counter; last_success: Gauge } {
  const registers = [registry];
  const runs =
    registry.getSingleMetric(RUNS) ??
    new Counter({
      name: RUNS,
      help: 'Runs of a periodic task, by outcome.',
      labelNames: ['task', 'outcome'],
      registers,
    });
  const lastSuccess =
    registry.getSingleMetric(LAST_SUCCESS) ??
    new Gauge({
      name: LAST_SUCCESS,
      help: 'When a periodic task last succeeded in this process.',
      labelNames: ['task'],
      registers,
    });
  return { runs: runs as Counter, last_success: lastSuccess as Gauge };
}
