import type { WordOf, campaigns } from '@insights/contracts';
import { transitions } from '@insights/errors';

export type SessionStatus = WordOf<typeof campaigns.SessionStatus>;

export type SessionEvent =
  | 'open'
  | 'schedule'
  | 'unschedule'
  | 'consent'
  | 'start'
  | 'claim'
  | 'release'
  | 'take a turn'
  | 'finish'
  | 'abandon'
  | 'expire'
  | 'book'
  | 'cancel'
  | 'reactivate'
  | 'withdraw'
  | 'hold elsewhere';

/**
 * States of a session. If its interviewer fails, it stays `in_progress` and can be claimed again when the lease has expired; a released
 * one is `waiting`. Both count as demand. `abandon`: the participant stopped answering; the session becomes `unavailable` if no
 * interviewer came, else `expired`. `hold elsewhere`: the conversation was imported. `book`: the participant chose
 * a time, which unlike the team's schedule also brings a missed or cancelled session back.
 */
export const sessionStates = transitions<SessionStatus, SessionEvent>('session', {
  scheduled: {
    open: 'available',
    schedule: 'scheduled',
    unschedule: 'available',
    book: 'scheduled',
    consent: 'scheduled',
    expire: 'expired',
    cancel: 'cancelled',
    reactivate: 'available',
    withdraw: 'cancelled',
    'hold elsewhere': 'completed',
  },
  available: {
    schedule: 'scheduled',
    book: 'scheduled',
    consent: 'available',
    start: 'waiting',
    expire: 'expired',
    cancel: 'cancelled',
    reactivate: 'available',
    withdraw: 'cancelled',
    'hold elsewhere': 'completed',
  },
  waiting: {
    claim: 'in_progress',
    'take a turn': 'waiting',
    finish: 'completed',
    abandon: 'unavailable',
    withdraw: 'cancelled',
  },
  in_progress: {
    claim: 'in_progress',
    release: 'waiting',
    'take a turn': 'in_progress',
    finish: 'completed',
    abandon: 'expired',
    withdraw: 'cancelled',
  },
  completed: { withdraw: 'cancelled' },
  expired: {
    book: 'scheduled',
    reactivate: 'available',
    withdraw: 'cancelled',
    'hold elsewhere': 'completed',
  },
  unavailable: {
    book: 'scheduled',
    reactivate: 'available',
    withdraw: 'cancelled',
    'hold elsewhere': 'completed',
  },
  cancelled: { book: 'scheduled', reactivate: 'available', withdraw: 'cancelled' },
});

/** States that allow `event`. */
export function statesThatCan(event: SessionEvent): SessionStatus[] {
  return sessionStates.states.filter((status) => sessionStates.can(event, status));
}

interface Timed {
  readonly status: SessionStatus;
  readonly scheduled_for: string | null;
  readonly expires_at: string | null;
}

/** The status at a time (ISO 8601, UTC): sessions open and expire on time, even before the sweep has updated the row. */
export function statusAt({ status, scheduled_for, expires_at }: Timed, at: string): SessionStatus {
  const isDue = (time: string | null) => time !== null && time <= at;
  if (isDue(expires_at) && sessionStates.can('expire', status)) return sessionStates.after('expire', status);
  if (isDue(scheduled_for) && sessionStates.can('open', status)) return sessionStates.after('open', status);
  return status;
}

/** Whether a stream of the session ends: no turn follows unless the team reactivates it. */
export function isOver(status: SessionStatus): boolean {
  return !sessionStates.can('take a turn', status) && !sessionStates.can('expire', status);
}
