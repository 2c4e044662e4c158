import type { campaigns } from '@insights/contracts';
import { minutesAfter } from './schedule.ts';
import { type SessionStatus, statusAt } from './session-states.ts';

/** Of campaigns that were created before there were reminders, too. */
export const DEFAULT_REMINDERS: campaigns.ReminderSettings = { hours_before: [24, 1], days_after_invitation: 3 };

/** The columns of a session that reminders depend on. */
export interface Remindable {
  readonly status: SessionStatus;
  readonly scheduled_for: string | null;
  readonly expires_at: string | null;
  readonly invited_at: string | null;
  readonly reminded_until: string | null;
}

export interface Decision {
  /** The reminder that is due; of several, the last. Null: none. */
  readonly due: string | null;
  /** When the following one is due. */
  readonly next: string | null;
}

const NEVER: Decision = { due: null, next: null };

/**
 * Which reminder of an invited person is due at a time. Reminders that were due before `reminded_until` are not sent again, whatever the clock
 * shows; after an outage one is sent for all that were missed, and none once the interview may start.
 */
export function decideReminder(session: Remindable, settings: campaigns.ReminderSettings, at: string): Decision {
  const status = statusAt(session, at);
  if (session.invited_at === null || (status !== 'scheduled' && status !== 'available')) return NEVER;
  const isAhead = status === 'scheduled';
  if (!isAhead && session.scheduled_for !== null) return NEVER;
  const since = session.reminded_until ?? session.invited_at;
  const ahead = timesOf(session, session.invited_at, settings).filter((time) => time > since);
  return {
    due: ahead.findLast((time) => time <= at) ?? null,
    next: ahead.find((time) => time > at) ?? null,
  };
}

function timesOf(session: Remindable, invitedAt: string, settings: campaigns.ReminderSettings): string[] {
  const { hours_before, days_after_invitation } = settings;
  const start = session.scheduled_for;
  if (start !== null) return hours_before.map((hours) => minutesAfter(start, -hours * 60)).toSorted();
  return days_after_invitation !== null ? [minutesAfter(invitedAt, days_after_invitation * 24 * 60)] : [];
}
