import { AppError } from './app-error.ts';

/** A state machine as a table: `{state: {event: next}}`. All changes of state go through it. */
export interface Transitions<State extends string, Event extends string> {
  readonly states: readonly State[];
  /** The state after `event`. Errors: `invalid_transition`. */
  after(event: Event, state: State): State;
  can(event: Event, state: State): boolean;
}

export function transitions<State extends string, Event extends string>(
  thing: string,
  table: Record<State, Partial<Record<Event, State>>>,
): Transitions<State, Event> {
  const can = (event: Event, state: State): boolean => Object.hasOwn(table[state], event);
  return {
    states: Object.keys(table) as State[],
    can,
    after(event, state) {
      const next = table[state][event];
      if (next === undefined || !can(event, state)) {
        const allowed = Object.keys(table[state]).join(', ') || 'nothing';
        throw new AppError('invalid_transition', {
          publicMessage: `A ${thing} that is ${state} cannot ${event}; allowed now: ${allowed}.`,
          log: { thing, state, event },
        });
      }
      return next;
    },
  };
}
