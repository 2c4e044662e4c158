import { v7 } from 'uuid';
import type { campaigns } from '@insights/contracts';
import { type Call, type Tx, announceAudit, isUniqueViolation } from '@insights/db';
import { AppError } from '@insights/errors';
import { roomFor } from '@insights/quotas';
import { Contact, type Interview } from '../db/entities.ts';
import { lockInterview } from '../db/load.ts';
import { giveLinks, viewSession } from '../db/invitations.ts';
import { presentContact } from '../db/present.ts';
import type { MailDeps } from '../deps.ts';
import { hidesName } from '../domain/hidden-names.ts';

/** Adds one person to a campaign. Errors: `not_found`, `duplicate_contact`, `invalid_transition` (completed), `quota_exceeded`. */
export async function createContact(
  { db, now, links, quotas }: MailDeps,
  call: Call,
  request: campaigns.CreateContactRequest,
): Promise<campaigns.Contact> {
  let isHidden = false;
  try {
    const create = async (tx: Tx): Promise<campaigns.Contact> => {
      const room = await roomFor(tx, quotas.contacts);
      const interview = await lockInterview(tx, request.interview_id);
      assertOpen(interview);
      await assertNewAddress(tx, interview.id, request.contact?.email ?? null);
      room.take();
      const contact = addContact(tx, interview, request.contact, now());
      isHidden = hidesName(interview, contact);
      await tx.flush();
      await giveLinks(tx, links, [contact.id]);
      const details = { interview_id: interview.id };
      await announceAudit(tx, call, { action: 'contact.created', subject: contact.id, details });
      return presentContact(contact, await viewSession(tx, contact.id), interview, {
        principal: call.principal,
        links,
      });
    };
    return await db.withWorkspace(call, create, { replay: (answer) => withoutSecrets(answer, isHidden) });
  } catch (error) {
    if (isUniqueViolation(error)) throw duplicateContact();
    throw error;
  }
}

/** What is kept for repeats opens nothing and tells no hidden name: whoever may see those now may not then. */
function withoutSecrets(answer: campaigns.Contact, isHidden: boolean): campaigns.Contact {
  const hidden = isHidden ? { name: null, email: null, attributes: {} } : {};
  return { ...answer, ...hidden, participant_url: null };
}

/**
 * The unique index is the last word, when an import is faster; but PostgreSQL writes the row that it refuses, a person's, into
 * its log. Errors: `duplicate_contact`.
 */
export async function assertNewAddress(tx: Tx, interviewId: string, email: string | null): Promise<void> {
  if (!email) return;
  const known = await tx.row('select from contacts where interview_id = $1 and lower(email) = lower($2)', [
    interviewId,
    email,
  ]);
  if (known) throw duplicateContact();
}

/** A completed campaign has been reported on with everybody in it. */
export function assertOpen(interview: Interview): void {
  if (interview.status !== 'completed') return;
  throw new AppError('invalid_transition', { publicMessage: 'This campaign is completed: it takes no more contacts.' });
}

export function duplicateContact(): AppError {
  return new AppError('duplicate_contact', {
    publicMessage: 'A contact with this e-mail address is in the campaign already.',
  });
}

export function addContact(
  tx: Tx,
  interview: Interview,
  draft: campaigns.ContactDraft | null,
  at: string,
  { source = 'team', joined_as = null }: Partial<Pick<Contact, 'source' | 'joined_as'>> = {},
): Contact {
  return tx.em.create(Contact, {
    id: v7(),
    workspace_id: tx.workspaceId,
    interview_id: interview.id,
    name: draft?.name ?? null,
    email: draft?.email ?? null,
    locale: draft?.locale ?? null,
    timezone: draft?.timezone ?? null,
    attributes: draft?.attributes ?? {},
    hide_name: draft?.hide_name ?? false,
    hidden_by: draft?.hide_name ? (source === 'join' ? 'participant' : 'team') : null,
    source,
    joined_as,
    created_at: at,
  });
}
