import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { tzlib_get_ical_block, tzlib_get_offset, tzlib_get_timezones } from 'timezones-ical-library';
import { calendarWords } from './words.ts';

const ZONES: ReadonlySet<string> = new Set(tzlib_get_timezones());
const PRODUCT = '//Interview Insights//Calendar//EN';

/** An appointment as it goes into the participant's own calendar. */
export interface CalendarEntry {
  /** The same for every version of the appointment, e.g. the id of the reservation or of the contact. */
  readonly id: string;
  /** Grows with each change of the appointment, so that calendars replace what they have. */
  readonly sequence: number;
  readonly is_cancelled: boolean;
  /** When this version was made; ISO 8601 in UTC, like the other times. */
  readonly changed_at: string;
  readonly starts_at: string;
  readonly ends_at: string;
  /** The IANA zone of the reader, in which the times are written; UTC if it is unknown. */
  readonly timezone: string | null;
  /** Language tag of the reader. */
  readonly locale: string;
  readonly campaign_name: string;
  /** The reader's own page for this appointment; null if there is none. */
  readonly url: string | null;
  /** Who is responsible for the campaign; null if the campaign names no address. */
  readonly organizer: { readonly name: string; readonly email: string } | null;
  /** The reader's address. Null if replies must not reach the organizer, as in campaigns with hidden names. */
  readonly attendee_email: string | null;
}

/** An entry as a file and as the attachment of a mail. */
export interface CalendarFile {
  readonly text: string;
  /** `text/calendar` with the method if there is one, which mail programs need to offer the entry. */
  readonly content_type: string;
}

/**
 * The entry as iCalendar text (RFC 5545). It is a request from organizer to attendee if both are known. With an organizer alone it is
 * published, and no calendar sends a reply. A cancelled entry is a cancellation in both cases. Without an organizer it has no method.
 */
export function calendarOf(entry: CalendarEntry): CalendarFile {
  const { organizer, attendee_email, is_cancelled, url } = entry;
  const method = methodOf(entry);
  const zone = zoneOf(entry);
  const calendar = ical({ prodId: PRODUCT, method });
  const event = calendar.createEvent({
    id: `${entry.id}@interview-insights`,
    sequence: entry.sequence,
    stamp: new Date(entry.changed_at),
    start: timeIn(zone, entry.starts_at),
    end: timeIn(zone, entry.ends_at),
    timezone: zone,
    summary: oneLine(entry.campaign_name),
    status: is_cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (url !== null) event.description(calendarWords(entry.locale).manage(url)).url(url);
  if (organizer) event.organizer({ name: oneLine(organizer.name) || organizer.email, email: organizer.email });
  if (organizer && attendee_email !== null) event.createAttendee({ email: attendee_email, rsvp: false });
  const parameters = ['text/calendar', 'charset=utf-8', ...(method === null ? [] : [`method=${method}`])];
  return { text: withZone(calendar.toString(), zone), content_type: parameters.join('; ') };
}

/** Each method needs an organizer (RFC 5546). Without one the entry is a plain file, whose status says whether it is cancelled. */
function methodOf({ organizer, attendee_email, is_cancelled }: CalendarEntry): ICalCalendarMethod | null {
  if (!organizer) return null;
  if (is_cancelled) return ICalCalendarMethod.CANCEL;
  return attendee_email !== null ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH;
}

/**
 * The text with the definition of its zone before the event, and with the last line ended. `calendar.timezone()` would do the first, but
 * it also writes DTSTAMP without its `Z` and adds properties after a component.
 */
function withZone(text: string, zone: string | null): string {
  const event = 'BEGIN:VEVENT\r\n';
  const [head = '', ...rest] = text.split(event);
  return [head, zone === null ? '' : `${blockOf(zone)}\r\n`, event, rest.join(event), '\r\n'].join('');
}

/** A plain Date would be written with the digits of UTC, whatever the zone. */
function timeIn(zone: string | null, instant: string): Temporal.ZonedDateTime | Date {
  return zone === null ? new Date(instant) : Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
}

/** Line breaks inside names would begin new properties in readers that do not unescape them. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/**
 * The zone that the times are written in; null for UTC. UTC is also used where a reader could take the wall time for another instant: in
 * a repeated hour, and where the library's rules differ from those of the runtime.
 */
function zoneOf({ timezone, starts_at, ends_at }: CalendarEntry): string | null {
  if (timezone === null || !ZONES.has(timezone)) return null;
  return [starts_at, ends_at].every((instant) => isPlainIn(timezone, instant)) ? timezone : null;
}

function isPlainIn(timezone: string, instant: string): boolean {
  const time = Temporal.Instant.from(instant).toZonedDateTimeISO(timezone);
  // UTC under any of its names.
  if (time.equals(time.withTimeZone('UTC'))) return false;
  const wall = time.toPlainDateTime();
  const [date = '', clock = ''] = wall.toString({ smallestUnit: 'minute' }).split('T');
  // Some readers take the second pass of a repeated hour although RFC 5545 says the first.
  const isOnce = wall
    .toZonedDateTime(timezone, { disambiguation: 'earlier' })
    .equals(wall.toZonedDateTime(timezone, { disambiguation: 'later' }));
  return isOnce && tzlib_get_offset(timezone, date, clock) === time.offset.replace(':', '');
}

/** The VTIMEZONE of a zone under the name that the times use: the library resolves aliases. */
function blockOf(timezone: string): string {
  const [block = ''] = tzlib_get_ical_block(timezone);
  return block.replace(/^TZID:.*$/m, `TZID:${timezone}`);
}
