import type { PeriodicTask } from '@insights/background';
import { type Db, deleteOlder, sql } from '@insights/db';
import type { QueueSettings } from '../config.ts';
import type { Tables } from '../db/entities.ts';
import { onQueue } from '../db/query.ts';
import { jobStates } from '../domain/job-states.ts';
import type { JobMetrics } from '../metrics.ts';
import { announceEnded } from './announce-ended.ts';

const SWEEP_MS = 5_000;
const PRUNE_MS = 3_600_000;
const DEAD_WORKER_HOURS = 24;

interface SweepDependencies {
  db: Db;
  config: QueueSettings;
  metrics: Pick<JobMetrics, 'finished'>;
}

/** Fails jobs whose last allowed lease expired: their workers died each time. */
export async function failExhausted({ db, config, metrics }: SweepDependencies): Promise<number> {
  const status = jobStates.after('fail', 'running');
  const failed = await onQueue(db, (queue) =>
    queue
      .updateTable('jobs')
      .set({ status, error_code: 'lease_expired', finished_at: sql`now()`, lease_expires_at: null })
      .where('status', '=', 'running')
      .where('lease_expires_at', '<=', sql<string>`now()`)
      .where('attempts', '>=', ({ fn }) => fn.coalesce('max_attempts', sql<number>`${config.jobMaxAttempts}::int`))
      .returning('type')
      .execute(),
  );
  for (const { type } of failed) metrics.finished.inc({ type, status });
  return failed.length;
}

/** Deletes jobs that ended long ago, in batches, and workers that died. Returns how many jobs were deleted. */
export async function pruneFinished({ db, config }: Pick<SweepDependencies, 'db' | 'config'>): Promise<number> {
  const deadline = sql<string>`now() - ${DEAD_WORKER_HOURS} * interval '1 hour'`;
  await onQueue(db, (queue) => queue.deleteFrom('workers').where('heartbeat_at', '<', deadline).execute());
  return deleteOlder<Tables>(db, { table: 'jobs', column: 'finished_at', days: config.jobRetentionDays });
}

/** Fails exhausted jobs and announces those that ended without their effect; runs in every replica. */
export function sweepTask(dependencies: SweepDependencies): PeriodicTask {
  return {
    name: 'sweep-jobs',
    every_ms: SWEEP_MS,
    async run() {
      await failExhausted(dependencies);
      await announceEnded(dependencies.db);
    },
  };
}

export function pruneTask(dependencies: Pick<SweepDependencies, 'db' | 'config'>): PeriodicTask {
  return { name: 'prune-jobs', every_ms: PRUNE_MS, run: () => pruneFinished(dependencies) };
}
