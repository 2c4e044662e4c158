import type { jobs } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import { cancelJob } from './features/cancel-job.ts';
import { Completions } from './features/complete-job.ts';
import { failJob } from './features/fail-job.ts';
import { getJob } from './features/get-job.ts';
import { getWorkerHealth } from './features/get-worker-health.ts';
import { heartbeatJob } from './features/heartbeat-job.ts';
import { type LeaseDependencies, leaseJobs } from './features/lease-jobs/lease-jobs.ts';
import { wantedBy } from './features/lease-jobs/wanted-by.ts';
import { listActiveJobs } from './features/list-active-jobs.ts';
import { listInterviewerRegions } from './features/list-interviewer-regions.ts';
import { reportWorker } from './features/report-worker.ts';
import type { JobMetrics } from './metrics.ts';

export type JobsDependencies = LeaseDependencies & { metrics: JobMetrics };

export function jobsHandlers(dependencies: JobsDependencies): Handlers<jobs.JobsServiceService> {
  const { db } = dependencies;
  const completions = new Completions(dependencies);
  return {
    listActiveJobs: (request, context) => listActiveJobs(db, request, context),
    getJob: (request, context) => getJob(db, request, context),
    cancelJob: (request, context) => cancelJob(dependencies, request, context),
    leaseJobs: (request, { principal, signal }) => leaseJobs(dependencies, wantedBy(principal.id, request), signal),
    heartbeatJob: (request) => heartbeatJob(dependencies, request),
    completeJob: (request) => completions.add(request),
    failJob: (request) => failJob(dependencies, request),
    reportWorker: (request) => reportWorker(db, request),
    getWorkerHealth: (request) => getWorkerHealth(db, request),
    listInterviewerRegions: (request) => listInterviewerRegions(db, request),
  };
}
