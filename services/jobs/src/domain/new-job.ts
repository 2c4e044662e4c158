import { type MessageOf, type WordOf, type eventTypes, jobKey, jobTypeOf, type jobs } from '@insights/contracts';
import { AppError } from '@insights/errors';

/** A job on its way into the queue. */
export interface NewJob {
  /** Identifies the job within its workspace. */
  readonly key: string;
  readonly type: WordOf<typeof jobs.JobType>;
  readonly queue_name: WordOf<typeof jobs.QueueName>;
  readonly payload: Uint8Array;
  readonly max_attempts: number | null;
}

/** The job that a service requests. Errors: `unavailable` for a type of a newer version, `caller_not_allowed`. */
export function newJob(service: string, request: MessageOf<typeof eventTypes.jobRequested>): NewJob {
  const entry = jobTypeOf(request.type);
  if (!entry) {
    throw new AppError('unavailable', {
      publicMessage: 'This version has no such type of job. A newer version of the jobs service will queue it.',
    });
  }
  if (!entry.requested_by.some((name) => name === service)) {
    throw new AppError('caller_not_allowed', {
      publicMessage: 'This service may not request jobs of this type.',
      log: { service, type: entry.type },
    });
  }
  return {
    key: jobKey(request),
    type: entry.type,
    queue_name: entry.queue,
    payload: request.payload,
    max_attempts: entry.retry.max_attempts,
  };
}
