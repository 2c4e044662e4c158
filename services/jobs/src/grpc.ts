import type { jobs } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import { cancelJob } from './features/cancel-job/cancel-job.ts';
import { completeJob } from './features/complete-job/complete-job.ts';
import { failJob } from './features/fail-job/fail-job.ts';
import { getJob } from './features/get-job/get-job.ts';
import { getWorkerHealth } from './features/get-worker-health/get-worker-health.ts';
import { heartbeatJob } from './features/heartbeat-job/heartbeat-job.ts';
import { type LeaseDependencies, leaseJobs } from './features/lease-jobs/lease-jobs.ts';
import { listActiveJobs } from './features/list-active-jobs/list-active-jobs.ts';
import { reportWorker } from './features/report-worker/report-worker.ts';
import type { JobMetrics } from './metrics.ts';

export type JobsDependencies = LeaseDependencies & { metrics: JobMetrics };

export function jobsHandlers(dependencies: JobsDependencies): Handlers<jobs.JobsServiceService> {
  const { db } = dependencies;
  return {
    listActiveJobs: (request, context) => listActiveJobs(db, request, context),
    getJob: (request, context) => getJob(db, request, context),
    cancelJob: (request, context) => cancelJob(dependencies, request, context),
    leaseJobs: (request, context) => leaseJobs(dependencies, request, context),
    heartbeatJob: (request, context) => heartbeatJob(dependencies, request, context),
    completeJob: (request, context) => completeJob(dependencies, request, context),
    failJob: (request, context) => failJob(dependencies, request, context),
    reportWorker: (request, context) => reportWorker(db, request, context),
    getWorkerHealth: (request) => getWorkerHealth(db, request),
  };
}
