import type { jobs } from '@insights/contracts';
import type { Db } from '@insights/db';
import type { QueueSettings } from '../../config.ts';
import type { JobMetrics } from '../../metrics.ts';
import { type Claims, type Wanted, handBack, isAnythingWaiting } from './claim.ts';
import type { WaitingLeases } from './waiting-leases.ts';

const MAX_WAIT_MS = 25_000;
/** Due retries and expired leases send no notification, so a waiting lease also looks once a second. */
const LOOK_AGAIN_MS = 1_000;
/** Other leases held every job: they commit within milliseconds. */
const CONTENDED_MS = 10;

export interface LeaseDependencies {
  db: Db;
  claims: Claims;
  waitingLeases: WaitingLeases;
  config: QueueSettings;
  metrics: Pick<JobMetrics, 'leased'>;
  /** Aborted at shutdown: waiting leases return without jobs. */
  stopping: AbortSignal;
}

/** Leases jobs; waits up to `wait_ms` (at most 25 s) while there are none. `caller` is aborted when the caller has gone. */
export async function leaseJobs(
  { db, claims, waitingLeases, config, metrics, stopping }: LeaseDependencies,
  wanted: Wanted & { wait_ms: number },
  caller: AbortSignal,
): Promise<jobs.LeaseJobsResponse> {
  const over = AbortSignal.any([caller, stopping]);
  const deadline = Date.now() + Math.min(wanted.wait_ms, MAX_WAIT_MS);
  const lease = waitingLeases.open(wanted.queues);
  try {
    while (!over.aborted) {
      const leased = await claims.claim(wanted);
      if (leased.length > 0 && caller.aborted) {
        await handBack(db, leased);
        break;
      }
      metrics.leased.inc(leased.length);
      const left = deadline - Date.now();
      if (leased.length > 0 || left <= 0) return { jobs: leased };
      const isContended = await isAnythingWaiting(db, wanted, config);
      await lease.wait(Math.min(left, isContended ? CONTENDED_MS : LOOK_AGAIN_MS), over);
    }
    return { jobs: [] };
  } finally {
    lease.close();
  }
}
