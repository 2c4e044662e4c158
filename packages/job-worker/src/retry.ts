import { Backoff } from '@insights/background';
import { AppError } from '@insights/errors';

/** Between attempts to reach the queue. */
export const QUEUE_RETRY = { min_ms: 200, max_ms: 2_000 };

/** Whether the queue rejected the call because this attempt no longer owns the job. */
export function isStale(error: unknown): boolean {
  return error instanceof AppError && error.code === 'stale_attempt';
}

/** Retries `call` on server errors for `for_ms` or until `leave` aborts. Throws the last error. */
export async function untilAnswered(
  call: () => Promise<unknown>,
  limits: { for_ms: number; leave: AbortSignal },
): Promise<void> {
  const backoff = new Backoff(QUEUE_RETRY);
  const deadline = Date.now() + limits.for_ms;
  for (;;) {
    try {
      await call();
      return;
    } catch (error) {
      const isTransient = error instanceof AppError && error.httpStatus >= 500;
      if (!isTransient || Date.now() > deadline || limits.leave.aborted) throw error;
      await backoff.wait(limits.leave);
    }
  }
}
