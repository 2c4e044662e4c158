import { LockMode } from '@mikro-orm/core';
import type { booking } from '@insights/contracts';
import { type Db, type Tx, type Call, sql } from '@insights/db';
import { notFound } from '@insights/errors';
import { BookingPage } from './booking-entities.ts';
import type { Interview } from './entities.ts';
import { query } from './query.ts';
import { followLink, linkNotFound } from './tokens.ts';

/** The page of a campaign. Errors: `not_found`. */
export async function loadBookingPage(tx: Tx, interviewId: string): Promise<BookingPage> {
  const page = await tx.em.findOne(BookingPage, { id: interviewId });
  if (!page) throw notFound('booking page');
  return page;
}

/** The page of a campaign, locked until the transaction ends; null if there is none. */
export function lockBookingPage(tx: Tx, interviewId: string): Promise<BookingPage | null> {
  return tx.em.findOne(BookingPage, { id: interviewId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** The call and the hash that a page's link stands for. Errors: `not_found`. */
export function followPageLink(db: Db, token: string): Promise<{ call: Call; hash: Buffer }> {
  return followLink(db, { token, prefix: 'iik', kind: 'booking_page' });
}

/** The campaign of a page's link. Errors: `not_found`. */
export async function campaignOfPageLink(tx: Tx, hash: Buffer): Promise<string> {
  const page = await query(tx)
    .selectFrom('booking_pages')
    .select('id')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  if (!page) throw linkNotFound();
  return page.id;
}

/** The page that a link leads to. Errors: `not_found`. */
export async function pageOfLink(tx: Tx, hash: Buffer): Promise<BookingPage> {
  const page = await tx.em.findOne(BookingPage, { token_hash: hash });
  if (!page) throw linkNotFound();
  return page;
}

/** What visitors of a page find. */
export function bookingStatus({ enabled }: Pick<BookingPage, 'enabled'>, { status }: Interview): booking.BookingStatus {
  if (status === 'completed') return 'completed';
  if (!enabled) return 'closed';
  if (status === 'draft') return 'not_started';
  return status === 'paused' ? 'paused' : 'open';
}

/** Reservations of a campaign that have not ended. */
export async function countUpcoming(tx: Tx, interviewId: string, at: string): Promise<number> {
  const { upcoming } = await query(tx)
    .selectFrom('reservations')
    .select(({ fn }) => fn.countAll<number>().as('upcoming'))
    .where('interview_id', '=', interviewId)
    .where('status', '=', sql.lit('booked' as const))
    .where('busy_until', '>', at)
    .executeTakeFirstOrThrow();
  return upcoming;
}
