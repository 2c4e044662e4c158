import type { PeriodicTask } from '@insights/background';
import type { Db } from '@insights/db';

const EVERY_MS = 60_000;

/** Deletes expired takes of budgets that are no longer used. */
export function sweepBudgetsTask(db: Db): PeriodicTask {
  return {
    name: 'sweep-rate-budgets',
    every_ms: EVERY_MS,
    run: () => db.worker.query('select identity.sweep_rate_takes()'),
  };
}
