import { AppError } from '@insights/errors';

/** The answer to a worker whose lease went to another, or whose job was cancelled: its effect is not wanted any more. */
export function staleAttempt(request: { job_id: string; attempt: number }): AppError {
  return new AppError('stale_attempt', {
    publicMessage: 'This attempt does not hold the job any more. Stop working on it and store nothing.',
    log: { job_id: request.job_id, attempt: request.attempt },
  });
}
