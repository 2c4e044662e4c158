import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@insights/db';
import type { Logger } from '@insights/telemetry';
import type { QueueSettings } from '../../config.ts';
import { queueRows } from '../../db/queue.ts';
import { jobStates } from '../../domain/job-states.ts';
import type { JobMetrics } from '../../metrics.ts';
import { announceEnded } from '../announce-ended/announce-ended.ts';

const SWEEP_MS = 5_000;
const PRUNE_EVERY_SWEEPS = 720;
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

/** Does these, and says which jobs ended without their effect, until `signal` is aborted, in every replica: either finds what the other left, or nothing. */
export async function keepSwept(
  dependencies: SweepDependencies & { logger: Pick<Logger, 'warn'>; signal: AbortSignal },
): Promise<void> {
  const { logger, signal } = dependencies;
  for (let sweeps = 0; !signal.aborted; sweeps += 1) {
    try {
      await failExhausted(dependencies);
      await announceEnded(dependencies.db);
      if (sweeps % PRUNE_EVERY_SWEEPS === 0) await pruneFinished(dependencies);
    } catch (error) {
      logger.warn({ err: error }, 'jobs are not swept');
    }
    await sleep(SWEEP_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
