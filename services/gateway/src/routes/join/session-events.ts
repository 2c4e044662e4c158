import { setTimeout as wait } from 'node:timers/promises';
import type { sessions } from '@insights/contracts';
import { AppError } from '@insights/errors';
import type { StreamEvent } from '../../core/event-stream.ts';

/** After these nothing more is said. */
const LAST_STATES: ReadonlySet<string> = new Set(['completed', 'cancelled', 'expired', 'unavailable']);
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 3_000;
/** About a minute without the campaigns service; then the reader learns of it by the end of the stream. */
const MOST_FAILURES = 24;

/**
 * A session as events, from the turn after `afterSeq` on, without gaps or repeats. An RPC stream that breaks is opened again
 * after the last turn, so a restart of the campaigns service is a pause and nothing else. Errors: what the first `open`
 * answers, later `unavailable` when it does not come back.
 */
export async function* sessionEvents(
  open: (afterSeq: number) => AsyncIterable<sessions.SessionEvent>,
  afterSeq: number,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  let seq = afterSeq;
  let status = '';
  let hasBegun = false;
  let failures = 0;
  while (!signal.aborted) {
    try {
      for await (const { event } of open(seq)) {
        hasBegun = true;
        failures = 0;
        if (event?.$case === 'state') status = event.value.status;
        if (event?.$case === 'turn') seq = event.value.seq;
        if (event) yield { id: String(seq), event: event.$case, data: dataOf(event) };
      }
      if (LAST_STATES.has(status)) return;
    } catch (error) {
      if (!hasBegun || !mayPass(error) || failures >= MOST_FAILURES) throw error;
    }
    failures++;
    await pause(failures, signal);
  }
}

function dataOf(event: NonNullable<sessions.SessionEvent['event']>): unknown {
  if (event.$case === 'state') {
    const { status, place = null, expected_wait_seconds = null } = event.value;
    return { status, place, expected_wait_seconds };
  }
  const { turn_id, seq, speaker, text, question_id = null } = event.value;
  return { turn_id, seq, speaker, text, question_id };
}

function mayPass(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'unavailable' || error.code === 'internal');
}

/** Doubles from 0.1 s to 3 s; up to half of it is chance, so that many streams do not come back at one moment. */
async function pause(failures: number, signal: AbortSignal): Promise<void> {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  const ms = longest * (1 - Math.random() / 2);
  await wait(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
