import type { booking } from '@insights/contracts';
import type { Call } from '@insights/db';
import { invalid } from '@insights/errors';
import { bookingStatus, followPageLink, pageOfLink } from '../../db/booking-pages.ts';
import { freeSlots } from '../../db/free-slots.ts';
import { loadInterview } from '../../db/load.ts';
import { presentJoinPage } from '../../db/present.ts';
import type { Deps } from '../../deps.ts';
import { dateIn, instantOf, localTimes } from '../../domain/booking/local-time.ts';
import { scheduleOf } from '../../domain/booking/rules.ts';
import { type Span, bookableSpan } from '../../domain/booking/slots.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 14;
const MOST_DAYS = 31;
/** In one answer; `next_from` continues. */
const MOST_SLOTS = 1000;

/** What the link of a booking page leads to. Errors: `not_found`. */
export async function getPublicBookingPage(
  { db, now }: Deps,
  { token }: booking.GetPublicBookingPageRequest,
  { origin }: Pick<Call, 'origin'> = {},
): Promise<booking.PublicBookingPage> {
  const { call, hash } = await followPageLink(db, token);
  return db.withWorkspace(call, async (tx) => {
    const page = await pageOfLink(tx, hash);
    const interview = await loadInterview(tx, page.id);
    const span = bookableSpan(scheduleOf(page.rules), Date.parse(now(tx)));
    const { timezone, slot_minutes } = page.rules;
    return {
      status: bookingStatus(page, interview),
      campaign: presentJoinPage(interview, origin?.languages),
      timezone,
      slot_minutes,
      first_date: dateIn(span.from, timezone),
      last_date: dateIn(span.until - 1, timezone),
    };
  });
}

/** The times that can be booked now; none while the page takes no reservations. Errors: `not_found`, `invalid_request`. */
export async function listSlots({ db, now }: Deps, request: booking.ListSlotsRequest): Promise<booking.SlotList> {
  const { call, hash } = await followPageLink(db, request.token);
  return db.withWorkspace(call, async (tx) => {
    const page = await pageOfLink(tx, hash);
    const interview = await loadInterview(tx, page.id);
    const timezone = request.timezone || page.rules.timezone;
    const at = Date.parse(now(tx));
    const span = spanOf(request, timezone, at);
    if (bookingStatus(page, interview) !== 'open') return { timezone, slots: [], next_from: null };
    const schedule = scheduleOf(page.rules);
    const free = await freeSlots(tx, { interview_id: page.id, schedule, span, now: at });
    const next = free[MOST_SLOTS];
    return {
      timezone,
      slots: free.slice(0, MOST_SLOTS).map(({ remaining, ...slot }) => ({ ...localTimes(slot, timezone), remaining })),
      next_from: next ? new Date(next.from).toISOString() : null,
    };
  });
}

/** Dates mean days of the visitor's zone; the last one is included. */
function spanOf({ from, to }: booking.ListSlotsRequest, timezone: string, now: number): Span {
  const begin = from === '' ? now : instantOf(from, timezone);
  const end = to === '' ? begin + DEFAULT_DAYS * DAY_MS : instantOf(to, timezone, 1);
  if (end <= begin) throw invalid(['query', 'to'], '`to` must be after `from`.');
  // One day more than named, because a day can have 25 hours and `from` can be an instant.
  if (end - begin > (MOST_DAYS + 1) * DAY_MS) {
    throw invalid(
      ['query', 'to'],
      `At most ${MOST_DAYS} days can be listed at once. Ask for the next ones separately.`,
    );
  }
  return { from: begin, until: end };
}
