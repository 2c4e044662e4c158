import type { Tx } from '@insights/db';
import type { Reservation } from '../../db/booking-entities.ts';
import type { Interview, Session } from '../../db/entities.ts';
import { loadContact, loadSession, lockSession } from '../../db/load.ts';
import type { SessionDeps } from '../../deps.ts';
import { changeStart, minutesAfter } from '../../domain/schedule.ts';
import { sessionStates, statusAt } from '../../domain/session-states.ts';

const BEGUN = new Set<Session['status']>(['waiting', 'in_progress', 'completed']);

/** When a booked interview can no longer be started. */
export function expiryOf({ settings }: Interview, startsAt: string): string {
  return minutesAfter(startsAt, settings.grace_period_minutes);
}

/** Whether the interview of a reservation has begun or has been held; false while nobody's interview is scheduled by it. */
export async function hasBegun(tx: Tx, { contact_id }: Reservation): Promise<boolean> {
  if (contact_id === null) return false;
  const { status, started_at } = await loadSession(tx, contact_id);
  return BEGUN.has(status) || started_at !== null;
}

/** Moves the person's session to the booked time. Errors: `invalid_transition` (it has begun). */
export async function scheduleSession(
  { now }: Pick<SessionDeps, 'now'>,
  tx: Tx,
  interview: Interview,
  { contact_id, starts_at }: Reservation,
): Promise<void> {
  if (contact_id === null) return;
  const session = await lockSession(tx, contact_id);
  session.status = sessionStates.after('book', statusAt(session, now(tx)));
  changeStart(session, starts_at, expiryOf(interview, starts_at), now(tx));
  // An earlier attempt that no interviewer took up is not continued.
  const attempt = { conversation_id: null, waiting_since: null, heard_at: null, last_seq: 0 };
  Object.assign(session, attempt satisfies Partial<Session>);
}

/** The booking of a session is cancelled: who came by the booking page has no interview any more, others keep their invitation. */
export async function unscheduleSession(
  { now }: Pick<SessionDeps, 'now'>,
  tx: Tx,
  interview: Interview,
  { contact_id }: Reservation,
): Promise<void> {
  if (contact_id === null) return;
  const { source } = await loadContact(tx, interview.id, contact_id);
  const session = await lockSession(tx, contact_id);
  const status = statusAt(session, now(tx));
  if (status !== 'scheduled' && status !== 'available') return;
  session.status = source === 'booking' ? sessionStates.after('cancel', status) : 'available';
  changeStart(session, null, null, now(tx));
}
