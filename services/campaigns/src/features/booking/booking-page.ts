import { hashKey, makeApiKey } from '@insights/auth-context';
import type { booking } from '@insights/contracts';
import { type Call, type Tx, announceAudit } from '@insights/db';
import { invalid } from '@insights/errors';
import { BookingPage } from '../../db/booking-entities.ts';
import { bookingStatus, countUpcoming, loadBookingPage, lockBookingPage } from '../../db/booking-pages.ts';
import type { Interview } from '../../db/entities.ts';
import { loadInterview, lockInterview } from '../../db/load.ts';
import type { Deps } from '../../deps.ts';
import { checkRules } from '../../domain/booking/rules.ts';
import { completeIfDone } from '../change-status/completion.ts';

/**
 * Creates the booking page of a campaign or replaces its rules. Existing reservations stay as they are. Errors: `not_found`,
 * `invalid_request`.
 */
export function putBookingPage(
  { db, now }: Deps,
  call: Call,
  { interview_id, enabled, rules }: booking.PutBookingPageRequest,
): Promise<booking.BookingPage> {
  if (!rules) throw invalid(['body'], 'The rules of the page are missing.');
  checkRules(rules);
  return db.withWorkspace(call, async (tx) => {
    const interview = await lockInterview(tx, interview_id);
    const at = now(tx);
    const page = (await lockBookingPage(tx, interview.id)) ?? newPage(tx, interview, rules, at);
    Object.assign(page, { enabled, rules, updated_at: at } satisfies Partial<BookingPage>);
    await announceAudit(tx, call, { action: 'booking_page.changed', subject: interview.id, details: { enabled } });
    // Perhaps the page was the last way into the campaign.
    if (!enabled) await completeIfDone(tx, interview, at);
    return present(tx, page, interview, at);
  });
}

function newPage(tx: Tx, { id }: Interview, rules: booking.BookingRules, at: string): BookingPage {
  const token = makeApiKey('iik');
  const texts = { token, token_hash: hashKey(token), created_at: at, updated_at: at };
  return tx.em.create(BookingPage, { id, workspace_id: tx.workspaceId, enabled: true, rules, ...texts });
}

/** Errors: `not_found` (no such campaign, or no booking page). */
export function getBookingPage(
  { db, now }: Deps,
  call: Call,
  { interview_id }: booking.GetBookingPageRequest,
): Promise<booking.BookingPage> {
  return db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, interview_id);
    return present(tx, await loadBookingPage(tx, interview.id), interview, now(tx));
  });
}

async function present(tx: Tx, page: BookingPage, interview: Interview, at: string): Promise<booking.BookingPage> {
  return {
    interview_id: page.id,
    enabled: page.enabled,
    rules: page.rules,
    token: page.token,
    status: bookingStatus(page, interview),
    upcoming: await countUpcoming(tx, page.id, at),
    created_at: page.created_at,
    updated_at: page.updated_at,
  };
}
