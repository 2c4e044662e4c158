import { v7 } from 'uuid';
import type { campaigns } from '@insights/contracts';
import { type Tx, jsonb, sql } from '@insights/db';
import { textsOf } from '../domain/contact-fields.ts';
import { minutesAfter } from '../domain/schedule.ts';
import { sessionStates } from '../domain/session-states.ts';
import type { Contact, Interview } from './entities.ts';
import { query } from './query.ts';

type Draft = Omit<campaigns.ContactDraft, 'scheduled_for'> & Partial<Pick<campaigns.ContactDraft, 'scheduled_for'>>;
type Origin = Partial<Pick<Contact, 'source' | 'joined_as'>>;
export type NewContact = ReturnType<typeof newContact>;

/** The row of a new contact, and the start of its session. */
export function newContact(
  tx: Tx,
  interview: Pick<Interview, 'id'>,
  draft: Draft,
  at: string,
  { source = 'team', joined_as = null }: Origin = {},
) {
  return {
    id: v7(),
    workspace_id: tx.workspaceId,
    interview_id: interview.id,
    ...textsOf(draft),
    attributes: draft.attributes,
    hide_name: draft.hide_name,
    hidden_by: draft.hide_name ? (source === 'join' || source === 'booking' ? 'participant' : 'team') : null,
    source,
    joined_as,
    created_at: at,
    scheduled_for: draft.scheduled_for ?? null,
  } as const;
}

/** Stores one new contact with its session. */
export async function addContact(
  tx: Tx,
  interview: Pick<Interview, 'id' | 'settings'>,
  draft: Draft,
  at: string,
  origin: Origin = {},
): Promise<NewContact> {
  const contact = newContact(tx, interview, draft, at, origin);
  await addContacts(tx, interview, [contact]);
  return contact;
}

/** Rows in one statement, far below the 65,535 parameters that PostgreSQL allows. */
const ROWS_AT_ONCE = 500;

/**
 * Stores new contacts, each with its session: the only place that creates either. Without the entity manager, which takes four times as
 * long for thousands. With `skipKnown`, contacts whose address the campaign has are left out. Returns the ids of those stored.
 */
export async function addContacts(
  tx: Tx,
  interview: Pick<Interview, 'settings'>,
  contacts: readonly NewContact[],
  { skipKnown = false } = {},
): Promise<string[]> {
  const stored: string[] = [];
  for (let from = 0; from < contacts.length; from += ROWS_AT_ONCE) {
    const part = contacts.slice(from, from + ROWS_AT_ONCE);
    const rows = part.map(({ scheduled_for: _start, attributes, ...row }) => ({
      ...row,
      attributes: jsonb(attributes),
    }));
    const made = await query(tx)
      .insertInto('contacts')
      .values(rows)
      .$if(skipKnown, (insert) =>
        insert.onConflict((conflict) => conflict.expression(sql`interview_id, lower(email)`).doNothing()),
      )
      .returning('id')
      .execute();
    const ids = new Set(made.map(({ id }) => id));
    const sessions = part.filter(({ id }) => ids.has(id)).map((contact) => newSession(interview, contact));
    if (sessions.length > 0) await query(tx).insertInto('sessions').values(sessions).execute();
    stored.push(...ids);
  }
  return stored;
}

/** The session of a new contact: scheduled if it has a start. */
function newSession({ settings }: Pick<Interview, 'settings'>, contact: NewContact) {
  const { id, workspace_id, interview_id, scheduled_for, created_at } = contact;
  const session = { id, workspace_id, interview_id };
  if (scheduled_for === null) return { ...session, status: 'available' as const };
  return {
    ...session,
    status: sessionStates.after('schedule', 'available'),
    scheduled_for,
    expires_at: minutesAfter(scheduled_for, settings.grace_period_minutes),
    schedule_sequence: 1,
    schedule_changed_at: created_at,
  };
}
