import type { sessions } from '@insights/contracts';
import { invalid } from '@insights/errors';
import type { StreamEvent } from '../../core/event-stream.ts';
import { type Step, keptOpen } from '../../core/kept-open.ts';

interface Event<State> {
  event:
    | { $case: 'turn'; value: sessions.SessionTurn }
    | { $case: 'state'; value: State }
    | { $case: 'turn_delta'; value: sessions.TurnDelta }
    | null;
}

/** The form of the events for one kind of reader. */
export interface EventForm<State> {
  /** No turns follow in these states. */
  readonly lastStates: ReadonlySet<string>;
  stateOf(state: State): unknown;
  turnOf(turn: sessions.SessionTurn): unknown;
}

/** A live interview as events, starting with the turn after `afterSeq`. Errors: those of `keptOpen`. */
export function sessionEvents<State extends { status: string }>(
  open: (afterSeq: number) => AsyncIterable<Event<State>>,
  afterSeq: number,
  signal: AbortSignal,
  form: EventForm<State>,
): AsyncGenerator<StreamEvent> {
  let status = '';
  const steps = async function* (after: number): AsyncGenerator<Step<number>> {
    let seq = after;
    for await (const { event } of open(after)) {
      if (event?.$case === 'state') status = event.value.status;
      if (event?.$case === 'turn') seq = event.value.seq;
      if (event) yield { position: seq, event: { id: String(seq), event: event.$case, data: dataOf(event, form) } };
    }
  };
  return keptOpen(steps, afterSeq, signal, () => form.lastStates.has(status));
}

function dataOf<State>(event: NonNullable<Event<State>['event']>, form: EventForm<State>): unknown {
  if (event.$case === 'turn_delta') return event.value;
  return event.$case === 'state' ? form.stateOf(event.value) : form.turnOf(event.value);
}

/** The last turn that the reader has, from its `Last-Event-ID`. Errors: `invalid_request`. */
export function seqOf(lastEventId: string | undefined): number {
  if (lastEventId === undefined || lastEventId === '') return 0;
  if (/^\d{1,9}$/.test(lastEventId)) return Number(lastEventId);
  throw invalid(['header', 'last-event-id'], 'Input should be the id of an event of this stream');
}
