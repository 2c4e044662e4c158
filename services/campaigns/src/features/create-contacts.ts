import type { campaigns } from '@insights/contracts';
import { type Call, type Tx, announceAudit, sql } from '@insights/db';
import { roomFor } from '@insights/quotas';
import { Contact } from '../db/entities.ts';
import { giveLinks } from '../db/invitations.ts';
import { lockInterview } from '../db/load.ts';
import { query } from '../db/query.ts';
import type { MailDeps } from '../deps.ts';
import { addContact, assertOpen } from './create-contact.ts';

/** Adds many people at once. A known or repeated address is reported for its row; the other rows are stored. Errors: `quota_exceeded` (nothing is stored). */
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
    const results = request.contacts.map((draft, index): campaigns.ContactResult => {
      const address = draft.email?.toLowerCase();
      if (address && taken.has(address)) return { index, id: null, error: 'duplicate_contact' };
      if (address) taken.add(address);
      const contact: Contact = addContact(tx, interview, draft, now(tx));
      return { index, id: contact.id, error: null };
    });
    const made = results.flatMap(({ id }) => id ?? []);
    room.take(made.length);
    await giveLinks(tx, links, made);
    const details = { contacts: made.length };
    await announceAudit(tx, call, { action: 'contacts.created', subject: interview.id, details });
    return { created: made.length, failed: results.length - made.length, results };
  };
  return db.withWorkspace(call, create, { impersonal: true });
}
