import { after } from 'node:test';
import { Registry } from 'prom-client';
import { v7 } from 'uuid';
import { type Principal, servicePrincipal } from '@insights/auth-context';
import { jobRequest, jobTypes, jobs, wordsOf } from '@insights/contracts';
import { createLogger } from '@insights/telemetry';
import { freshDatabase } from '../../../test/support/database.ts';
import type { QueueSettings } from './config.ts';
import { entities } from './db/entities.ts';
import { migrations } from './db/migrations/index.ts';
import { type NewJob, newJob } from './domain/new-job.ts';
import { enqueueJob } from './features/enqueue-job.ts';
import { Claims } from './features/lease-jobs/claim.ts';
import { WaitingLeases } from './features/lease-jobs/waiting-leases.ts';
import { leaseJobs } from './features/lease-jobs/lease-jobs.ts';
import { jobMetrics } from './metrics.ts';

/** The queue on a database of its own, composed as the service does it, with helpers for tests. */
export async function openQueue(settings: Partial<QueueSettings> = {}) {
  const db = await freshDatabase({ after }, 'jobs', migrations, entities);
  const config: QueueSettings = { jobLeaseSeconds: 30, jobMaxAttempts: 5, jobRetentionDays: 7, ...settings };
  const logger = createLogger('jobs', 'silent');
  const registry = new Registry();
  const waitingLeases = new WaitingLeases();
  const stopping = new AbortController();
  const listening = waitingLeases.listen(db, { logger, signal: stopping.signal });
  after(async () => {
    stopping.abort();
    await listening;
  });
  const dependencies = {
    db,
    claims: new Claims(db, config),
    waitingLeases,
    config,
    logger,
    registry,
    metrics: jobMetrics({ db, registry, logger }),
    stopping: stopping.signal,
  };
  return {
    ...dependencies,
    dependencies,
    /** Adds a job to a queue of any name, so that tests do not lease each other's jobs. */
    async request(workspace_id: string, queue_name: string, wanted: Partial<NewJob> = {}): Promise<void> {
      const call = { principal: servicePrincipal('jobs', workspace_id) };
      const request = jobRequest(jobTypes.generateReport, { report_version_id: v7() });
      const job = { ...newJob('reports', request), ...wanted, queue_name: queue_name as NewJob['queue_name'] };
      await db.withWorkspace(call, (tx) => enqueueJob(tx, v7(), job));
    },
    async lease(
      queue: string,
      wanted: Partial<Parameters<typeof leaseJobs>[1]> = {},
      signal: AbortSignal = new AbortController().signal,
    ): Promise<jobs.LeasedJob[]> {
      const types = wordsOf(jobs.JobType);
      const request = { queues: [queue], types, worker_id: 'worker-1', max_jobs: 1, wait_ms: 0, ...wanted };
      const answer = await leaseJobs(dependencies, request, signal);
      return answer.jobs;
    },
    /** Expires a job's lease, or ends its pause after a failure. */
    async makeDue(job_id: string): Promise<void> {
      await db.worker.query(
        `update jobs set lease_expires_at = case when lease_expires_at is not null then now() - interval '1 ms' end,
                         run_after = case when run_after is not null then now() - interval '1 ms' end where id = $1`,
        [job_id],
      );
    },
  };
}

export function member(workspace_id: string, rights: Partial<Principal> = {}): Principal {
  return {
    kind: 'user',
    id: v7(),
    user_id: v7(),
    workspace_id,
    role: 'member',
    scopes: ['*'],
    platform_role: '',
    ...rights,
  };
}
