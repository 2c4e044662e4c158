import type { campaigns } from '@insights/contracts';
import { type Call, type Tx, announceAudit } from '@insights/db';
import { roomFor } from '@insights/quotas';
import { Contact } from '../db/entities.ts';
import { giveLinks } from '../db/invitations.ts';
import { lockInterview } from '../db/load.ts';
import type { MailDeps } from '../deps.ts';
import { addContact, assertOpen } from './create-contact.ts';

/** Adds many people at once: an address that is there already, or twice in the list, is reported for its row, the rest goes in. Errors: `quota_exceeded` (then none goes in). */
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
    const rows = await tx.rows<{ email: string }>(
      'select lower(email) as email from contacts where interview_id = $1 and lower(email) = any($2)',
      [interview.id, addresses],
    );
    const taken = new Set(rows.map((row) => row.email));
    const results = request.contacts.map((draft, index): campaigns.ContactResult => {
      const address = draft.email?.toLowerCase();
      if (address && taken.has(address)) return { index, id: null, error: 'duplicate_contact' };
      if (address) taken.add(address);
      const contact: Contact = addContact(tx, interview, draft, now());
      return { index, id: contact.id, error: null };
    });
    const made = results.flatMap(({ id }) => id ?? []);
    room.take(made.length);
    await tx.flush();
    await giveLinks(tx, links, made);
    const details = { contacts: made.length };
    await announceAudit(tx, call, { action: 'contacts.created', subject: interview.id, details });
    return { created: made.length, failed: results.length - made.length, results };
  };
  return db.withWorkspace(call, create, { impersonal: true });
}
