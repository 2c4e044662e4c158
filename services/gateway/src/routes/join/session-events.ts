import { setTimeout as wait } from 'node:timers/promises';
import type { sessions } from '@insights/contracts';
import { AppError, invalid } from '@insights/errors';
import type { StreamEvent } from '../../core/event-stream.ts';

interface Event<State> {
  event: { $case: 'turn'; value: sessions.SessionTurn } | { $case: 'state'; value: State } | null;
}

/** The form of the events for one kind of reader. */
export interface EventForm<State> {
  /** No turns follow in these states. */
  readonly lastStates: ReadonlySet<string>;
  stateOf(state: State): unknown;
  turnOf(turn: sessions.SessionTurn): unknown;
}

/** An RPC stream is reopened after this time, so that streams spread to new replicas. */
export const STREAM_MS = 30 * 60_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 3_000;
/** After about a minute without the campaigns service, the stream ends. */
const MOST_FAILURES = 24;

/**
 * A live interview as events, starting with the turn after `afterSeq`, without gaps or duplicates. A broken RPC stream is reopened
 * after the last turn, so a restart of the campaigns service only causes a pause. Errors: those of the first `open`;
 * later `unavailable` when the service does not return in time.
 */
export async function* sessionEvents<State extends { status: string }>(
  open: (afterSeq: number) => AsyncIterable<Event<State>>,
  afterSeq: number,
  signal: AbortSignal,
  form: EventForm<State>,
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
        if (event) yield { id: String(seq), event: event.$case, data: dataOf(event, form) };
      }
      if (form.lastStates.has(status)) return;
    } catch (error) {
      // The session was deleted: the stream ends normally.
      if (hasBegun && error instanceof AppError && error.code === 'not_found') return;
      if (!hasBegun || !mayPass(error) || failures >= MOST_FAILURES) throw error;
    }
    failures++;
    await pause(failures, signal);
  }
}

function dataOf<State>(event: NonNullable<Event<State>['event']>, form: EventForm<State>): unknown {
  return event.$case === 'state' ? form.stateOf(event.value) : form.turnOf(event.value);
}

/** The last turn that the reader has, from its `Last-Event-ID`. Errors: `invalid_request`. */
export function seqOf(lastEventId: string | undefined): number {
  if (lastEventId === undefined || lastEventId === '') return 0;
  if (/^\d{1,9}$/.test(lastEventId)) return Number(lastEventId);
  throw invalid(['header', 'last-event-id'], 'Input should be the id of an event of this stream');
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
