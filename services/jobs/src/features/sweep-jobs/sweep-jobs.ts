import type { PeriodicTask } from '@insights/background';
import type { Db } from '@insights/db';
import type { QueueSettings } from '../../config.ts';
import { queueRows } from '../../db/queue.ts';
import { jobStates } from '../../domain/job-states.ts';
import type { JobMetrics } from '../../metrics.ts';
import { announceEnded } from '../announce-ended/announce-ended.ts';

const SWEEP_MS = 5_000;
const PRUNE_MS = 3_600_000;
const PRUNE_BATCH = 1_000;
const WORKER_FORGOTTEN_HOURS = 24;

interface SweepDependencies {
  db: Db;
  config: QueueSettings;
  metrics: Pick<JobMetrics, 'finished'>;
}

/** Fails jobs whose last allowed lease ran out: their workers died over them every time. */
export async function failExhausted({ db, config, metrics }: SweepDependencies): Promise<number> {
  const status = jobStates.after('fail', 'running');
  const failed = await queueRows<{ type: string }>(
    db,
    `update jobs set status = $2, error_code = 'lease_expired', finished_at = now(), lease_expires_at = null
      where status = 'running' and lease_expires_at <= now() and attempts >= coalesce(max_attempts, $1)
      returning type`,
    [config.jobMaxAttempts, status],
  );
  for (const { type } of failed) metrics.finished.inc({ type, status });
  return failed.length;
}

/** Forgets jobs that were finished long ago, in batches, and workers that left without a word. Returns how many jobs went. */
export async function pruneFinished({ db, config }: Pick<SweepDependencies, 'db' | 'config'>): Promise<number> {
  await queueRows(db, `delete from workers where heartbeat_at < now() - $1 * interval '1 hour'`, [
    WORKER_FORGOTTEN_HOURS,
  ]);
  for (let total = 0; ;) {
    const gone = await queueRows(
      db,
      `delete from jobs where id in (
         select id from jobs where finished_at < now() - $1 * interval '1 day' limit $2 for update skip locked)
       returning id`,
      [config.jobRetentionDays, PRUNE_BATCH],
    );
    total += gone.length;
    if (gone.length < PRUNE_BATCH) return total;
  }
}

/** Fails exhausted jobs and publishes how jobs ended; runs in every replica. */
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
