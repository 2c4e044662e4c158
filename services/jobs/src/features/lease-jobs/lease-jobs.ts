import type { jobs } from '@insights/contracts';
import type { Db } from '@insights/db';
import type { Context } from '@insights/grpc-kit';
import type { QueueSettings } from '../../config.ts';
import type { JobMetrics } from '../../metrics.ts';
import { type Claim, claim, handBack, isAnythingWaiting } from './claim.ts';
import type { WaitingLeases } from './waiting-leases.ts';

const MAX_WAIT_MS = 25_000;
const MAX_JOBS = 100;
/** Retries that fall due and leases that run out send no notification, so a waiting lease also looks once a second. */
const LOOK_AGAIN_MS = 1_000;
/** Others were holding all that there was: what they leave is free within milliseconds. */
const CONTENDED_MS = 10;

export interface LeaseDependencies {
  db: Db;
  waitingLeases: WaitingLeases;
  config: QueueSettings;
  metrics: Pick<JobMetrics, 'leased'>;
  /** Aborted when the process is to stop: waiting leases answer with nothing. */
  stopping: AbortSignal;
}

/** Leases up to `max_jobs` (at most 100) jobs; waits up to `wait_ms` (at most 25 s) while there is none. */
export async function leaseJobs(
  dependencies: LeaseDependencies,
  request: jobs.LeaseJobsRequest,
  context: Pick<Context, 'signal'>,
): Promise<jobs.LeaseJobsResponse> {
  const { db, waitingLeases, config, metrics } = dependencies;
  const wanted: Claim = {
    queues: request.queues,
    types: request.types.length > 0 ? request.types : null,
    worker_id: request.worker_id,
    max_jobs: Math.min(Math.max(request.max_jobs, 1), MAX_JOBS),
    lease_seconds: config.jobLeaseSeconds,
    max_attempts: config.jobMaxAttempts,
  };
  const over = AbortSignal.any([context.signal, dependencies.stopping]);
  const deadline = Date.now() + Math.min(request.wait_ms, MAX_WAIT_MS);
  const lease = waitingLeases.open(request.queues);
  try {
    while (!over.aborted) {
      const leased = await claim(db, wanted);
      if (leased.length > 0 && context.signal.aborted) {
        await handBack(db, leased);
        break;
      }
      metrics.leased.inc(leased.length);
      const left = deadline - Date.now();
      if (leased.length > 0 || left <= 0) return { jobs: leased };
      const isContended = await isAnythingWaiting(db, wanted);
      await lease.wait(Math.min(left, isContended ? CONTENDED_MS : LOOK_AGAIN_MS), over);
    }
    return { jobs: [] };
  } finally {
    lease.close();
  }
}
