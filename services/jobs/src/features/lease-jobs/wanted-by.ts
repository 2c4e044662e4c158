import { type JobEntry, jobTypeOf, type jobs } from '@insights/contracts';
import { AppError } from '@insights/errors';
import type { Wanted } from './claim.ts';

const MAX_JOBS = 100;

/** What a service wants to lease: jobs of types that it handles. Errors: `caller_not_allowed`. */
export function wantedBy(service: string, request: jobs.LeaseJobsRequest): Wanted & { wait_ms: number } {
  const entries = request.types.map((type) => handledBy(service, type));
  return {
    queues: [...new Set(entries.map(({ queue }) => queue))],
    types: entries.map(({ type }) => type),
    worker_id: request.worker_id,
    max_jobs: Math.min(Math.max(request.max_jobs, 1), MAX_JOBS),
    wait_ms: request.wait_ms,
  };
}

function handledBy(service: string, type: jobs.JobType): JobEntry {
  const entry = jobTypeOf(type);
  if (entry?.handler === service) return entry;
  throw new AppError('caller_not_allowed', {
    publicMessage: 'This service does not handle jobs of this type.',
    log: { service, type },
  });
}
