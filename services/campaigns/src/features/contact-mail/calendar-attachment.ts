import type { contactMails } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { query } from '../../db/query.ts';
import type { Interview } from '../../db/entities.ts';
import { loadInterview, loadSession } from '../../db/load.ts';
import type { MailDeps } from '../../deps.ts';
import { calendarOf } from '../../domain/calendar/calendar.ts';
import { minutesAfter } from '../../domain/schedule.ts';
import { statusAt } from '../../domain/session-states.ts';

interface Mail {
  readonly kind: contactMails.PrepareContactMailRequest['kind'];
  readonly contact_id: string;
  readonly sender: { readonly name: string; readonly email: string } | null;
}

/** The entry of a booked interview is that of its reservation, which the participant has in their calendar already. */
async function calendarId(tx: Tx, contactId: string): Promise<string> {
  const booked = await query(tx)
    .selectFrom('reservations')
    .select('id')
    .where('contact_id', '=', contactId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return booked?.id ?? contactId;
}

/** The mail with the start of a scheduled interview and its calendar entry. When the start was removed, the former entry is cancelled. */
export async function withCalendar(
  deps: MailDeps,
  tx: Tx,
  content: contactMails.ContactMail,
  { kind, sender }: Mail,
): Promise<contactMails.ContactMail> {
  const session = await loadSession(tx, content.thread_id);
  const interview = await loadInterview(tx, session.interview_id);
  const at = deps.now(tx);
  const is_cancelled =
    kind === 'session_cancelled' || (kind === 'session_rescheduled' && session.scheduled_for === null);
  const isAhead = statusAt(session, at) === 'scheduled';
  const start = session.scheduled_for ?? (is_cancelled ? session.former_start : null);
  if (start === null || !(isAhead || is_cancelled)) return content;
  const isHidden = interview.settings.hide_participant_names;
  const { text, content_type } = calendarOf({
    id: await calendarId(tx, session.id),
    sequence: session.schedule_sequence,
    is_cancelled,
    changed_at: session.schedule_changed_at ?? at,
    starts_at: start,
    ends_at: minutesAfter(start, interview.settings.max_duration_minutes),
    timezone: content.timezone || null,
    locale: content.locale,
    campaign_name: content.campaign_name,
    url: content.participant_url || null,
    organizer: organizerOf(interview, sender),
    attendee_email: isHidden ? null : content.address,
  });
  return {
    ...content,
    scheduled_for: is_cancelled && kind !== 'session_cancelled' ? null : start,
    calendar: { content: text, content_type },
  };
}

/** Whom the campaign names, or else who sends the mail. */
function organizerOf(interview: Interview, sender: Mail['sender']): Mail['sender'] {
  const { controller_name, contact_email } = interview.settings;
  if (contact_email === null) return sender;
  return { name: controller_name ?? sender?.name ?? '', email: contact_email };
}
