import type { contactMails } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { notFound } from '@insights/errors';
import { Reservation } from '../../db/booking-entities.ts';
import { loadBookingPage } from '../../db/booking-pages.ts';
import { Contact, type Interview } from '../../db/entities.ts';
import { loadInterview, loadSession } from '../../db/load.ts';
import { reservationToken } from '../../db/reservations.ts';
import { readReturnLink } from '../../db/return-links.ts';
import type { MailDeps } from '../../deps.ts';
import { type CalendarEntry, calendarOf } from '../../domain/calendar/calendar.ts';
import { addressOf } from '../../domain/personal-links.ts';
import { nothing, wordsFor } from '../contact-mail/mail-content.ts';
import { isUnsubscribed } from '../unsubscribe.ts';
import { type BookingMailKind, addresseeOf } from './booking-mail.ts';
import { organizerOf, reservationEntry } from './reservation-calendar.ts';
import { expiryOf, hasBegun } from './schedule-session.ts';

interface BookingMail {
  readonly kind: BookingMailKind;
  readonly reservation_id: string;
  readonly sender: CalendarEntry['organizer'];
}

/**
 * The content of a mail about a reservation, as it is when the mail is sent. Somebody may have typed a stranger's address, so it holds
 * nothing that the visitor wrote. Errors: `not_found` (the reservation was deleted).
 */
export async function prepareBookingMail(
  deps: MailDeps,
  tx: Tx,
  { kind, reservation_id, sender }: BookingMail,
): Promise<contactMails.ContactMail> {
  const reservation = await tx.em.findOne(Reservation, { id: reservation_id });
  const contact = reservation && (await tx.em.findOne(Contact, { id: addresseeOf(reservation) }));
  if (!reservation || !contact) throw notFound('reservation');
  if (!contact.email) return nothing('no_address');
  const address = addressOf(tx.workspaceId, contact.email);
  if (await isUnsubscribed(tx, address)) return nothing('unsubscribed');
  if (!(await isOwnAddress(deps, tx, contact))) return nothing('unconfirmed_address');
  const interview = await loadInterview(tx, contact.interview_id);
  const isCancelled = reservation.status === 'cancelled';
  const isLate = isCancelled !== (kind === 'booking_cancelled') || (await hasBegun(tx, reservation));
  if (interview.status === 'completed' || isLate) return nothing('over');
  const { timezone, locale, starts_at } = reservation;
  const content = {
    ...wordsFor(contact, interview),
    skip: null,
    name: null,
    locale: locale ?? contact.locale ?? interview.language,
    timezone,
    address: contact.email,
    participant_url: await urlOf(deps, tx, reservation),
    expires_at: expiryOf(interview, starts_at),
    unsubscribe_url: deps.links.unsubscribeUrl(address),
    scheduled_for: starts_at,
    thread_id: reservation.id,
  };
  return { ...content, calendar: calendarFile(reservation, interview, { ...content, sender }) };
}

/** The reservation's own page; after a cancellation, the page with other times. */
async function urlOf({ links }: MailDeps, tx: Tx, { id, interview_id, status }: Reservation): Promise<string> {
  if (status === 'cancelled') return links.bookingUrl((await loadBookingPage(tx, interview_id)).token);
  const token = await reservationToken(tx, links, { id, purpose: 'mailed' });
  if (token === undefined) throw new Error('a reservation without its mailed link');
  return links.reservationUrl(token);
}

function calendarFile(
  reservation: Reservation,
  interview: Interview,
  mail: Pick<contactMails.ContactMail, 'participant_url' | 'address'> & { sender: CalendarEntry['organizer'] },
): contactMails.CalendarAttachment {
  const { text, content_type } = calendarOf({
    ...reservationEntry(reservation, interview),
    url: mail.participant_url,
    organizer: organizerOf(interview) ?? mail.sender,
    attendee_email: interview.settings.hide_participant_names || reservation.hide_name ? null : mail.address,
  });
  return { content: text, content_type };
}

/** After consent, mail goes only to the address at consent or one that an admin has confirmed. */
async function isOwnAddress({ links }: MailDeps, tx: Tx, { id, email }: Contact): Promise<boolean> {
  if (!(await loadSession(tx, id)).consent) return true;
  return links.returnAddressOf(await readReturnLink(tx, id))?.toLowerCase() === email?.toLowerCase();
}
