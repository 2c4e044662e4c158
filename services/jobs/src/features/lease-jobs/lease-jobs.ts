import type { jobs } from '@insights/contracts';
import type { Db } from '@insights/db';
import type { QueueSettings } from '../../config.ts';
import type { JobMetrics } from '../../metrics.ts';
import { type Claims, type Wanted, handBack, isAnythingWaiting } from './claim.ts';
import type { WaitingLease, WaitingLeases } from './waiting-leases.ts';

const MAX_WAIT_MS = 25_000;
/** Due retries and expired leases send no notification, so a waiting lease also looks once a second. */
const LOOK_AGAIN_MS = 1_000;
/** If jobs wait although a claim got none, other leases held them: those commit within milliseconds. */
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

interface Waiter {
  readonly wanted: Wanted;
  readonly lease: WaitingLease;
  readonly deadline: number;
  readonly over: AbortSignal;
}

/** Leases jobs; waits up to `wait_ms` (at most 25 s) while there are none. `caller` is aborted when the caller has gone. */
export async function leaseJobs(
  deps: LeaseDependencies,
  wanted: Wanted & { wait_ms: number },
  caller: AbortSignal,
): Promise<jobs.LeaseJobsResponse> {
  const { db, claims, waitingLeases, metrics, stopping } = deps;
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
      if (leased.length > 0 || Date.now() >= deadline) return { jobs: leased };
      await untilClaimable(deps, { wanted, lease, deadline, over });
    }
    return { jobs: [] };
  } finally {
    lease.close();
  }
}

/** After a claim that returned nothing: until another may return something, or the wait is over. A look costs a fraction of a claim. */
async function untilClaimable(
  { db, config }: Pick<LeaseDependencies, 'db' | 'config'>,
  { wanted, lease, deadline, over }: Waiter,
): Promise<void> {
  const left = () => Math.max(0, deadline - Date.now());
  if (await isAnythingWaiting(db, wanted, config)) {
    await lease.wait(Math.min(left(), CONTENDED_MS), over);
    return;
  }
  while (left() > 0 && !(await lease.wait(Math.min(left(), LOOK_AGAIN_MS), over)) && !over.aborted) {
    if (await isAnythingWaiting(db, wanted, config)) return;
  }
}
