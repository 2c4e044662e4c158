import type { Tx } from '@insights/db';
import { Reservation } from '../../db/booking-entities.ts';
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
  reservation: Reservation,
): Promise<void> {
  const { contact_id, starts_at } = reservation;
  if (contact_id === null) return;
  const session = await lockSession(tx, contact_id);
  session.status = sessionStates.after('book', statusAt(session, now(tx)));
  setSessionStart(session, reservation, { start: starts_at, expires_at: expiryOf(interview, starts_at), at: now(tx) });
  // An earlier attempt that no interviewer took up is not continued.
  const attempt = { conversation_id: null, waiting_since: null, heard_at: null, last_seq: 0 };
  Object.assign(session, attempt satisfies Partial<Session>);
}

/** The booking of a session is cancelled: who came by the booking page has no interview any more, others keep their invitation. */
export async function unscheduleSession(
  { now }: Pick<SessionDeps, 'now'>,
  tx: Tx,
  interview: Interview,
  reservation: Reservation,
): Promise<void> {
  const { contact_id } = reservation;
  if (contact_id === null) return;
  const { source } = await loadContact(tx, interview.id, contact_id);
  const session = await lockSession(tx, contact_id);
  const status = statusAt(session, now(tx));
  if (status !== 'scheduled' && status !== 'available') return;
  session.status = source === 'booking' ? sessionStates.after('cancel', status) : 'available';
  setSessionStart(session, reservation, { start: null, expires_at: null, at: now(tx) });
}

/** The session and its reservation are one calendar entry, with one sequence: that of the reservation unless the session's is ahead. */
function setSessionStart(
  session: Session,
  reservation: Reservation,
  { start, expires_at, at }: { start: string | null; expires_at: string | null; at: string },
): void {
  if (session.schedule_sequence > reservation.sequence) reservation.sequence = session.schedule_sequence + 1;
  changeStart(session, start, expires_at, at);
  session.schedule_sequence = reservation.sequence;
}

/** The team has moved or cancelled a session, and the booking of it follows. */
export async function followSession(tx: Tx, session: Session, at: string): Promise<void> {
  const reservation = await tx.em.findOne(Reservation, { contact_id: session.id, status: 'booked' });
  if (!reservation) return;
  const { scheduled_for, schedule_sequence } = session;
  Object.assign(reservation, { sequence: schedule_sequence, updated_at: at } satisfies Partial<Reservation>);
  if (scheduled_for === null || session.status === 'cancelled') reservation.status = 'cancelled';
  else moveTo(reservation, scheduled_for);
}

/** The same length and buffers at another time. */
function moveTo(reservation: Reservation, start: string): void {
  const by = Date.parse(start) - Date.parse(reservation.starts_at);
  for (const column of ['starts_at', 'ends_at', 'busy_from', 'busy_until'] as const) {
    reservation[column] = new Date(Date.parse(reservation[column]) + by).toISOString();
  }
}
