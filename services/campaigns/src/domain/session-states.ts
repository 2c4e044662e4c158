import type { WordOf, campaigns } from '@insights/contracts';
import { transitions } from '@insights/errors';

export type SessionStatus = WordOf<typeof campaigns.SessionStatus>;

export type SessionEvent =
  | 'open'
  | 'consent'
  | 'start'
  | 'claim'
  | 'release'
  | 'take a turn'
  | 'finish'
  | 'abandon'
  | 'expire'
  | 'cancel'
  | 'reactivate'
  | 'withdraw'
  | 'hold elsewhere';

/**
 * The life of a session. One whose interviewer was lost stays `in_progress` and may be claimed again once the lease has run
 * out; one that is handed back is `waiting`. Both count as demand. A participant who falls silent abandons: after waiting
 * for nobody the session was `unavailable`, else it is `expired`. `hold elsewhere`: the conversation was imported.
 */
export const sessionStates = transitions<SessionStatus, SessionEvent>('session', {
  scheduled: {
    open: 'available',
    consent: 'scheduled',
    expire: 'expired',
    cancel: 'cancelled',
    reactivate: 'available',
    withdraw: 'cancelled',
    'hold elsewhere': 'completed',
  },
  available: {
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
  expired: { reactivate: 'available', withdraw: 'cancelled', 'hold elsewhere': 'completed' },
  unavailable: { reactivate: 'available', withdraw: 'cancelled', 'hold elsewhere': 'completed' },
  cancelled: { reactivate: 'available', withdraw: 'cancelled' },
});

/** States from which `event` leads on. */
export function statesThatCan(event: SessionEvent): SessionStatus[] {
  return sessionStates.states.filter((status) => sessionStates.can(event, status));
}

interface Timed {
  readonly status: SessionStatus;
  readonly scheduled_for?: string | null | undefined;
  readonly expires_at?: string | null | undefined;
}

/** The status at a time (ISO 8601, UTC): sessions open and expire by themselves, whether or not a sweep has come by. */
export function statusAt({ status, scheduled_for, expires_at }: Timed, at: string): SessionStatus {
  const isDue = (time: string | null | undefined) => typeof time === 'string' && time <= at;
  if (isDue(expires_at) && sessionStates.can('expire', status)) return sessionStates.after('expire', status);
  if (isDue(scheduled_for) && sessionStates.can('open', status)) return sessionStates.after('open', status);
  return status;
}

/** Whether a stream of the session has come to its end: nothing follows unless the team reactivates it. */
export function isOver(status: SessionStatus): boolean {
  return !sessionStates.can('take a turn', status) && !sessionStates.can('expire', status);
}
