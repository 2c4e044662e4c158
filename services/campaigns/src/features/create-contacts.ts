import type { campaigns } from '@insights/contracts';
import { type Call, type Tx, announceAudit, sql } from '@insights/db';
import { roomFor } from '@insights/quotas';
import { Contact } from '../db/entities.ts';
import { giveLinks } from '../db/invitations.ts';
import { lockInterview } from '../db/load.ts';
import { query } from '../db/query.ts';
import { type NewStart, scheduleNew } from '../db/schedule.ts';
import { problemOfStart } from '../domain/schedule.ts';
import type { MailDeps } from '../deps.ts';
import { addContact, assertOpen } from './create-contact.ts';

function rejected(
  index: number,
  error: string,
  { field, problem }: { field: string | null; problem: string | null } = { field: null, problem: null },
): campaigns.ContactResult {
  return { index, id: null, error, field, problem };
}

/** Adds many people at once. A known or repeated address and a start that is past are reported for their row; the other rows are stored. Errors: `quota_exceeded` (nothing is stored). */
export function createContacts(
  { db, now, links, quotas }: MailDeps,
  call: Call,
  request: campaigns.CreateContactsRequest,
): Promise<campaigns.CreateContactsResponse> {
  const create = async (tx: Tx): Promise<campaigns.CreateContactsResponse> => {
    const room = await roomFor(tx, quotas.contacts);
    const interview = await lockInterview(tx, request.interview_id);
    assertOpen(interview);
    const addresses = request.contacts.flatMap((contact) => contact.email?.toLowerCase() ?? []);
    const rows = await query(tx)
      .selectFrom('contacts')
      .select(({ fn }) => fn<string>('lower', ['email']).as('address'))
      .where('interview_id', '=', interview.id)
      .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', fn.any(sql<string[]>`${addresses}::text[]`)))
      .execute();
    const taken = new Set(rows.map(({ address }) => address));
    const at = now(tx);
    const scheduled: NewStart[] = [];
    const results = request.contacts.map((draft, index): campaigns.ContactResult => {
      const address = draft.email?.toLowerCase();
      if (address && taken.has(address)) return rejected(index, 'duplicate_contact');
      const problem = draft.scheduled_for === null ? null : problemOfStart(draft.scheduled_for, at);
      if (problem !== null) return rejected(index, 'invalid_request', { field: 'scheduled_for', problem });
      if (address) taken.add(address);
      const contact: Contact = addContact(tx, interview, draft, at);
      scheduled.push({ id: contact.id, scheduled_for: draft.scheduled_for });
      return { index, id: contact.id, error: null, field: null, problem: null };
    });
    const made = results.flatMap(({ id }) => id ?? []);
    room.take(made.length);
    await giveLinks(tx, links, made);
    await scheduleNew(tx, interview, scheduled, at);
    const details = { contacts: made.length };
    await announceAudit(tx, call, { action: 'contacts.created', subject: interview.id, details });
    return { created: made.length, failed: results.length - made.length, results };
  };
  return db.withWorkspace(call, create, { impersonal: true });
}
