import type { Tx } from '@insights/db';
import type { Reservation } from '../../db/booking-entities.ts';
import type { Session } from '../../db/entities.ts';
import { loadContact, lockSession } from '../../db/load.ts';
import type { MailDeps } from '../../deps.ts';
import type { NoticeKind } from '../contact-mail/mail-limits.ts';
import { sendNotice } from '../contact-mail/notices.ts';

export type BookingMailKind = Extract<NoticeKind, `booking_${string}`>;

export function isBookingMail(kind: string): kind is BookingMailKind {
  return kind.startsWith('booking_');
}

/** Whom mails about a reservation go to: the contact with the address that was given. */
export function addresseeOf({ contact_id, known_as }: Reservation): string {
  const id = known_as ?? contact_id;
  if (id === null) throw new Error('a reservation without a contact');
  return id;
}

/** Requests a mail about the present state of a reservation, if there is an address and the limits allow it. */
export async function requestBookingMail(
  deps: MailDeps,
  tx: Tx,
  kind: BookingMailKind,
  reservation: Reservation,
): Promise<void> {
  const { id, interview_id, sequence, contact_id, known_as } = reservation;
  const contact = await loadContact(tx, interview_id, addresseeOf(reservation));
  const outcome = await sendNotice(deps, tx, contact, { kind, occasion: sequence, recipient_id: id });
  if (outcome !== 'queued' || contact_id === null || known_as !== null) return;
  const session = await lockSession(tx, contact_id);
  const at = deps.now(tx);
  // Who was mailed gets reminders.
  Object.assign(session, { invited_at: session.invited_at ?? at, remind_at: at } satisfies Partial<Session>);
}
