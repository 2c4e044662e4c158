import { v7 } from 'uuid';
import { hashKey } from '@insights/auth-context';
import type { booking } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { invalid } from '@insights/errors';
import { roomFor } from '@insights/quotas';
import { type BookingPage, Reservation } from '../../db/booking-entities.ts';
import { campaignOfPageLink, followPageLink, pageOfLink } from '../../db/booking-pages.ts';
import type { Interview } from '../../db/entities.ts';
import { lockInterview } from '../../db/load.ts';
import { addContact } from '../../db/new-contacts.ts';
import { giveReservationTokens, reservationToken } from '../../db/reservations.ts';
import type { SessionDeps } from '../../deps.ts';
import { NO_TEXTS } from '../../domain/contact-fields.ts';
import { contactWithAddress } from '../create-contact.ts';
import { auditReservation } from './audit-reservation.ts';
import { requestBookingMail } from './booking-mail.ts';
import { presentReservation } from './present-reservation.ts';
import { scheduleSession } from './schedule-session.ts';
import { takeSlot } from './take-slot.ts';

type Request = booking.CreateReservationRequest;

/**
 * Books a time. A new address becomes a contact whose session is scheduled. An address that another contact has gets the same answer,
 * and changes nothing of that contact until the link that is mailed to them is used.
 * Errors: `not_found`, `invalid_transition` (the page takes no reservations), `slot_taken`, `invalid_request` (hiding the name is not
 * offered), `quota_exceeded`.
 */
export async function createReservation(
  deps: SessionDeps,
  { origin }: Pick<Call, 'origin'>,
  request: Request,
): Promise<booking.CreatedReservation> {
  const { db, now, quotas } = deps;
  const { call, hash } = await followPageLink(db, request.token);
  return db.withWorkspace(call, async (tx) => {
    const room = await roomFor(tx, quotas.contacts);
    const interview = await lockInterview(tx, await campaignOfPageLink(tx, hash));
    const page = await pageOfLink(tx, hash);
    const repeated = await repeatOf(deps, tx, page, interview, request);
    if (repeated) return repeated;
    assertMayHide(interview, request);
    const { start, timezone } = request;
    const times = await takeSlot(tx, { page, interview, start, timezone, now: Date.parse(now(tx)) });
    // Also for a known address, so that the answer does not depend on it.
    room.take();
    const reservation = await store(tx, interview, request, { ...times, at: now(tx) });
    await scheduleSession(deps, tx, interview, reservation);
    await auditReservation(tx, { origin }, reservation, { action: 'reservation.created' });
    await requestBookingMail(deps, tx, 'booking_confirmed', reservation);
    const token = await giveReservationTokens(tx, deps.links, reservation.id);
    return { token, reservation: await presentReservation(tx, { reservation, interview, page }) };
  });
}

function requestHash({ client_reservation_id }: Request): Buffer | null {
  return client_reservation_id ? hashKey(client_reservation_id) : null;
}

/** The answer to a request that was carried out before, while the link that it showed still works. */
async function repeatOf(
  { links }: SessionDeps,
  tx: Tx,
  page: BookingPage,
  interview: Interview,
  request: Request,
): Promise<booking.CreatedReservation | undefined> {
  const request_hash = requestHash(request);
  if (!request_hash) return undefined;
  const reservation = await tx.em.findOne(Reservation, { interview_id: interview.id, request_hash });
  const token = reservation && (await reservationToken(tx, links, { id: reservation.id, purpose: 'shown' }));
  if (!reservation || !token) return undefined;
  return { token, reservation: await presentReservation(tx, { reservation, interview, page }) };
}

function assertMayHide({ settings }: Interview, { hide_name }: Request): void {
  if (!hide_name || settings.allow_participant_to_hide_name) return;
  throw invalid(['body', 'hide_name'], 'This campaign does not offer to hide names. Leave the name empty instead.');
}

async function store(
  tx: Tx,
  interview: Interview,
  request: Request,
  { at, ...times }: Awaited<ReturnType<typeof takeSlot>> & { at: string },
): Promise<Reservation> {
  const { name, email, timezone, locale, hide_name } = request;
  const known = await contactWithAddress(tx, interview.id, email);
  const draft = { ...NO_TEXTS, name, email, timezone, locale, hide_name, attributes: {} };
  const contact = known ? null : await addContact(tx, interview, draft, at, { source: 'booking' });
  return tx.em.create(Reservation, {
    id: v7(),
    workspace_id: tx.workspaceId,
    interview_id: interview.id,
    contact_id: contact?.id ?? null,
    known_as: known?.id ?? null,
    status: 'booked',
    ...times,
    sequence: 0,
    timezone,
    locale,
    hide_name,
    request_hash: requestHash(request),
    created_at: at,
    updated_at: at,
  });
}
