import { AppError } from '@insights/errors';

/** The answer to a worker whose job was leased again or cancelled: its result is no longer wanted. */
export function staleAttempt(request: { job_id: string; attempt: number }): AppError {
  return new AppError('stale_attempt', {
    publicMessage: 'This attempt no longer holds the job. Stop working on it and store nothing.',
    log: { job_id: request.job_id, attempt: request.attempt },
  });
}
