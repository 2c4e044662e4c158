import type { Call, Db, Tx } from '@insights/db';
import type { PersonalLinks } from '../domain/personal-links.ts';
import { type BookingPage, Reservation, type ReservationToken } from './booking-entities.ts';
import type { Interview } from './entities.ts';
import { loadInterview, lockInterview } from './load.ts';
import { loadBookingPage } from './booking-pages.ts';
import { query } from './query.ts';
import { followLink, linkNotFound } from './tokens.ts';

/** A reservation as the bearer of one of its links finds it, with its campaign and page. */
export interface Held {
  readonly reservation: Reservation;
  readonly interview: Interview;
  readonly page: BookingPage;
  /** Which of the two links was used. */
  readonly purpose: ReservationToken['purpose'];
}

/** The call and the hash that a reservation's link stands for. Errors: `not_found`. */
export function followReservationLink(db: Db, token: string): Promise<{ call: Call; hash: Buffer }> {
  return followLink(db, { token, prefix: 'iiv', kind: 'reservation' });
}

/** The reservation of a link. Errors: `not_found`. */
export async function loadReservation(tx: Tx, hash: Buffer): Promise<Held> {
  const { id, purpose } = await findByLink(tx, hash);
  const reservation = await tx.em.findOne(Reservation, { id });
  if (!reservation) throw linkNotFound();
  const interview = await loadInterview(tx, reservation.interview_id);
  return { reservation, interview, page: await loadBookingPage(tx, interview.id), purpose };
}

/** The same, with its campaign locked until the transaction ends: that serialises all bookings of a page. Errors: `not_found`. */
export async function lockReservation(tx: Tx, hash: Buffer): Promise<Held> {
  await lockInterview(tx, (await findByLink(tx, hash)).interview_id);
  // Read under the lock: it may have changed, or its link ended, meanwhile.
  return loadReservation(tx, hash);
}

async function findByLink(tx: Tx, hash: Buffer) {
  const found = await query(tx)
    .selectFrom('reservation_tokens as k')
    .innerJoin('reservations as r', 'r.id', 'k.reservation_id')
    .select(['r.id', 'r.interview_id', 'k.purpose'])
    .where('k.token_hash', '=', hash)
    .executeTakeFirst();
  if (!found) throw linkNotFound();
  return found;
}

/** Stores the hashes of both links of a new reservation. Returns the token that is shown. */
export async function giveReservationTokens(tx: Tx, links: PersonalLinks, reservationId: string): Promise<string> {
  const [shown, mailed] = [links.newToken('shown', reservationId, 1), links.newToken('mailed', reservationId, 1)];
  const row = { workspace_id: tx.workspaceId, reservation_id: reservationId };
  await query(tx)
    .insertInto('reservation_tokens')
    .values([
      { ...row, purpose: 'shown', token_hash: shown.hash, key_id: shown.key_id },
      { ...row, purpose: 'mailed', token_hash: mailed.hash, key_id: mailed.key_id },
    ])
    .execute();
  return shown.token;
}

/** One of the present links, or a new one if the key that it was derived from has been removed; undefined after it has ended. */
export async function reservationToken(
  tx: Tx,
  links: PersonalLinks,
  { id, purpose }: { id: string; purpose: ReservationToken['purpose'] },
): Promise<string | undefined> {
  const row = await query(tx)
    .selectFrom('reservation_tokens')
    .select('key_id')
    .where('reservation_id', '=', id)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!row) return undefined;
  const token = links.tokenOf(purpose, id, 1, row.key_id);
  if (token !== undefined) return token;
  const renewed = links.newToken(purpose, id, 1);
  await query(tx)
    .updateTable('reservation_tokens')
    .set({ token_hash: renewed.hash, key_id: renewed.key_id })
    .where('reservation_id', '=', id)
    .where('purpose', '=', purpose)
    .execute();
  return renewed.token;
}

/** Ends the link that the visitor was shown: the mailed one has proved whose reservation it is. */
export async function endShownToken(tx: Tx, reservationId: string): Promise<void> {
  await query(tx)
    .deleteFrom('reservation_tokens')
    .where('reservation_id', '=', reservationId)
    .where('purpose', '=', 'shown')
    .execute();
}
