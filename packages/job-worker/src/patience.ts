import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@insights/errors';

const SHORTEST_MS = 200;
const LONGEST_MS = 2_000;

/** Resolves after `ms`, or as soon as `signal` is aborted. */
export async function wait(ms: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return;
  await sleep(ms, undefined, signal ? { signal } : {}).catch(() => undefined);
}

/** Growing pauses between tries, 0.2 s to 2 s. */
export class Patience {
  #pause = SHORTEST_MS;

  async wait(signal?: AbortSignal): Promise<void> {
    await wait(this.#pause, signal);
    this.#pause = Math.min(LONGEST_MS, this.#pause * 2);
  }

  reset(): void {
    this.#pause = SHORTEST_MS;
  }
}

/** Whether the queue says that the job is not this attempt's any more: another has it, or nobody is to have it. */
export function isStale(error: unknown): boolean {
  return error instanceof AppError && error.code === 'stale_attempt';
}

/** Runs `call` until it is answered, for `for_ms` or until `leave`; only what may pass by itself is tried again. Throws the last error. */
export async function untilAnswered(
  call: () => Promise<unknown>,
  limits: { for_ms: number; leave: AbortSignal },
): Promise<void> {
  const patience = new Patience();
  const deadline = Date.now() + limits.for_ms;
  for (;;) {
    try {
      await call();
      return;
    } catch (error) {
      const isPassing = error instanceof AppError && error.httpStatus >= 500;
      if (!isPassing || Date.now() > deadline || limits.leave.aborted) throw error;
      await patience.wait(limits.leave);
    }
  }
}
