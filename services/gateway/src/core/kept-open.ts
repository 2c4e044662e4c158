import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@insights/errors';
import type { StreamEvent } from './event-stream.ts';

/** An event of a service's stream, and the position from which the stream continues after it. */
export interface Step<P> {
  readonly position: P;
  readonly event: StreamEvent;
}

/** An RPC stream is reopened after this time, so that streams spread to new replicas. */
export const STREAM_MS = 30 * 60_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 3_000;
/** After about a minute without the service, the stream ends. */
const MOST_FAILURES = 24;

/**
 * The events of an RPC stream, without gaps or duplicates: when it breaks, it is reopened after the last position, so a restart of the
 * service only causes a pause. It ends when `isOver` says so after a stream has ended, or when what it is about is gone. Errors: those of
 * the first `open`; later `unavailable` when the service does not return in time.
 */
export async function* keptOpen<P>(
  open: (after: P) => AsyncIterable<Step<P>>,
  after: P,
  signal: AbortSignal,
  isOver: () => boolean = () => false,
): AsyncGenerator<StreamEvent> {
  let last = after;
  let hasBegun = false;
  let failures = 0;
  while (!signal.aborted) {
    try {
      for await (const { position, event } of open(last)) {
        hasBegun = true;
        failures = 0;
        last = position;
        yield event;
      }
      if (isOver()) return;
    } catch (error) {
      // It was deleted: the stream ends normally.
      if (hasBegun && error instanceof AppError && error.code === 'not_found') return;
      if (!hasBegun || !mayPass(error) || failures >= MOST_FAILURES) throw error;
    }
    failures++;
    await pause(failures, signal);
  }
}

function mayPass(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'unavailable' || error.code === 'internal');
}

/** Doubles from 0.1 s to 3 s; up to half of it is random, so that many streams do not reconnect at the same moment. */
async function pause(failures: number, signal: AbortSignal): Promise<void> {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  const ms = longest * (1 - Math.random() / 2);
  await wait(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
