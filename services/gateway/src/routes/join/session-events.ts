import { setTimeout as wait } from 'node:timers/promises';
import type { sessions } from '@insights/contracts';
import { AppError, invalid } from '@insights/errors';
import type { StreamEvent } from '../../core/event-stream.ts';

interface Event<State> {
  event: { $case: 'turn'; value: sessions.SessionTurn } | { $case: 'state'; value: State } | null;
}

/** How the events of one kind of reader look. */
export interface EventForm<State> {
  /** After these nothing more is said. */
  readonly lastStates: ReadonlySet<string>;
  stateOf(state: State): unknown;
}

/** One RPC stream is opened anew after this long, so that connections spread over new replicas. */
export const STREAM_MS = 30 * 60_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 3_000;
/** About a minute without the campaigns service; then the reader learns of it by the end of the stream. */
const MOST_FAILURES = 24;

/**
 * A live interview as events, from the turn after `afterSeq` on, without gaps or repeats. An RPC stream that breaks is opened again
 * after the last turn, so a restart of the campaigns service is a pause and nothing else. Errors: what the first `open`
 * answers, later `unavailable` when it does not come back.
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
      // What was there and is gone has nothing more to say.
      if (hasBegun && error instanceof AppError && error.code === 'not_found') return;
      if (!hasBegun || !mayPass(error) || failures >= MOST_FAILURES) throw error;
    }
    failures++;
    await pause(failures, signal);
  }
}

function dataOf<State>(event: NonNullable<Event<State>['event']>, form: EventForm<State>): unknown {
  if (event.$case === 'state') return form.stateOf(event.value);
  const { turn_id, seq, speaker, text, question_id } = event.value;
  return { turn_id, seq, speaker, text, question_id };
}

/** Where a reader goes on, by the `Last-Event-ID` that it sends. Errors: `invalid_request`. */
export function seqOf(lastEventId: string | undefined): number {
  if (lastEventId === undefined || lastEventId === '') return 0;
  if (/^\d{1,9}$/.test(lastEventId)) return Number(lastEventId);
  throw invalid(['header', 'last-event-id'], 'Input should be the id of an event of this stream');
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
