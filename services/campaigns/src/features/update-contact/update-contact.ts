import type { campaigns } from '@insights/contracts';
import { type Call, type Tx, isUniqueViolation } from '@insights/db';
import { AppError } from '@insights/errors';
import { announceRevealed } from '../../db/announce-revealed.ts';
import { viewSession } from '../../db/invitations.ts';
import { loadContact, lockInterview } from '../../db/load.ts';
import { presentContact } from '../../db/present.ts';
import type { MailDeps } from '../../deps.ts';
import { duplicateContact } from '../create-contact/create-contact.ts';

/** Changes what is given; an empty text takes a value away. Errors: `not_found`, `duplicate_contact`, `invalid_transition` (hiding a name that has been shown). */
export async function updateContact(
  { db, links }: MailDeps,
  call: Call,
  request: campaigns.UpdateContactRequest,
): Promise<campaigns.Contact> {
  try {
    return await db.withWorkspace(call, async (tx) => {
      const interview = await lockInterview(tx, request.interview_id);
      const contact = await loadContact(tx, interview.id, request.contact_id);
      const isNameTouched = request.hide_name !== undefined && request.hide_name !== contact.hide_name;
      if (isNameTouched) await assertNotInterviewed(tx, contact.id);
      contact.name = changed(request.name, contact.name);
      contact.email = changed(request.email, contact.email);
      contact.locale = changed(request.locale, contact.locale);
      contact.timezone = changed(request.timezone, contact.timezone);
      contact.hide_name = request.hide_name ?? contact.hide_name;
      if (request.replace_attributes) contact.attributes = request.attributes;
      await tx.flush();
      await announceRevealed(tx, call, interview, [contact]);
      return presentContact(contact, await viewSession(tx, contact.id), interview, {
        principal: call.principal,
        links,
      });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw duplicateContact();
    throw error;
  }
}

function changed(next: string | undefined, present: string | null | undefined): string | null {
  return next === undefined ? (present ?? null) : next || null;
}

/** Reports and documents hold text as it was shown when they were made. */
async function assertNotInterviewed(tx: Tx, contactId: string): Promise<void> {
  const row = await tx.row('select 1 from conversations where contact_id = $1 limit 1', [contactId]);
  if (!row) return;
  throw new AppError('invalid_transition', {
    say: 'Whether this name is hidden can be changed only before the conversation.',
  });
}
