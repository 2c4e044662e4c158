import { invalid } from '@insights/errors';
import { sessionStates, statusAt } from './session-states.ts';
import type { SessionStatus } from './session-states.ts';

const MINUTE_MS = 60_000;
/** Later starts are typing errors. */
const MOST_DAYS_AHEAD = 730;

/** `minutes` after a time. */
export function minutesAfter(time: string, minutes: number): string {
  return new Date(Date.parse(time) + minutes * MINUTE_MS).toISOString();
}

/** What is wrong with a start that is requested at `at`; null if it is allowed. */
export function problemOfStart(start: string, at: string): string | null {
  if (start <= at) return 'This time has passed. Choose a later one.';
  if (start > minutesAfter(at, MOST_DAYS_AHEAD * 24 * 60)) return 'This time is more than two years ahead.';
  return null;
}

/** Errors: `invalid_request`. */
export function assertStart(start: string, at: string): void {
  const problem = problemOfStart(start, at);
  if (problem !== null) throw invalid(['body', 'scheduled_for'], problem);
}

/** What a change of the start sets of a session. */
export interface Scheduled {
  status: SessionStatus;
  scheduled_for: string | null;
  expires_at: string | null;
  schedule_sequence: number;
  schedule_changed_at: string | null;
  former_start: string | null;
  remind_at: string | null;
  reminded_until: string | null;
}

/**
 * Schedules a session that has not started; it can be started from then on until the grace period has passed. No-op if unchanged. True if
 * it changed. Errors: `invalid_request` (past, or too far ahead), `invalid_transition`.
 */
export function setStart(
  session: Scheduled,
  start: string,
  { graceMinutes, at }: { graceMinutes: number; at: string },
): boolean {
  if (start === session.scheduled_for && statusAt(session, at) === 'scheduled') return false;
  assertStart(start, at);
  session.status = sessionStates.after('schedule', statusAt(session, at));
  changeStart(session, start, minutesAfter(start, graceMinutes), at);
  return true;
}

/** The session has no start any more and is available at once. No-op without one. True if it changed. Errors: `invalid_transition`. */
export function clearStart(session: Scheduled, at: string): boolean {
  if (session.scheduled_for === null || statusAt(session, at) === 'available') return false;
  session.status = sessionStates.after('unschedule', statusAt(session, at));
  changeStart(session, null, null, at);
  return true;
}

/** Records another start, or none, as a new version of the calendar entry. */
export function changeStart(session: Scheduled, start: string | null, expiresAt: string | null, at: string): void {
  if (start !== session.scheduled_for) session.former_start = session.scheduled_for;
  session.scheduled_for = start;
  session.expires_at = expiresAt;
  session.schedule_sequence += 1;
  session.schedule_changed_at = at;
  session.reminded_until = at;
  session.remind_at = at;
}
