import type { campaigns } from '@insights/contracts';
import { type Call, type Tx, announceAudit, isUniqueViolation } from '@insights/db';
import { AppError } from '@insights/errors';
import { roomFor } from '@insights/quotas';
import type { Contact, Interview } from '../db/entities.ts';
import { lockInterview } from '../db/load.ts';
import { giveLinks, viewSession } from '../db/invitations.ts';
import { addContact } from '../db/new-contacts.ts';
import { presentContact } from '../db/present.ts';
import { query } from '../db/query.ts';
import type { MailDeps } from '../deps.ts';
import { NO_TEXTS } from '../domain/contact-fields.ts';
import { assertStart } from '../domain/schedule.ts';
import { hidesName } from '../domain/hidden-names.ts';

const NO_DRAFT: campaigns.ContactDraft = { ...NO_TEXTS, attributes: {}, hide_name: false, scheduled_for: null };

/** Adds one person to a campaign. Errors: `not_found`, `duplicate_contact`, `invalid_request` (a start that is past), `invalid_transition` (completed), `quota_exceeded`. */
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
      const draft = request.contact ?? NO_DRAFT;
      const at = now(tx);
      if (draft.scheduled_for !== null) assertStart(draft.scheduled_for, at);
      await assertNewAddress(tx, interview.id, draft.email);
      room.take();
      const contact = await addContact(tx, interview, draft, at);
      isHidden = hidesName(interview, contact);
      await giveLinks(tx, links, [contact.id]);
      const details = { interview_id: interview.id };
      await announceAudit(tx, call, { action: 'contact.created', subject: contact.id, details });
      return presentContact(contact, await viewSession(tx, contact.id), interview, {
        principal: call.principal,
        links,
        at,
      });
    };
    return await db.withWorkspace(call, create, { replay: (answer) => withoutSecrets(answer, isHidden) });
  } catch (error) {
    if (isUniqueViolation(error)) throw duplicateContact();
    throw error;
  }
}

/** The stored response holds no link and no hidden name: the caller may have lost the right to see it when it is replayed. */
function withoutSecrets(answer: campaigns.Contact, isHidden: boolean): campaigns.Contact {
  const hidden = isHidden ? { name: null, email: null, attributes: {} } : {};
  return { ...answer, ...hidden, participant_url: null };
}

/**
 * Rejects a known address before the insert, because PostgreSQL logs the row that violates a unique index, and it is personal data.
 * The index remains the guard against concurrent imports. Errors: `duplicate_contact`.
 */
export async function assertNewAddress(tx: Tx, interviewId: string, email: string | null): Promise<void> {
  if (await contactWithAddress(tx, interviewId, email)) throw duplicateContact();
}

/** The contact of a campaign that has an address, in any letter case. */
export async function contactWithAddress(
  tx: Tx,
  interviewId: string,
  email: string | null,
): Promise<Pick<Contact, 'id'> | undefined> {
  if (!email) return undefined;
  return query(tx)
    .selectFrom('contacts')
    .select('id')
    .where('interview_id', '=', interviewId)
    .where(({ eb, fn, val }) => eb(fn('lower', ['email']), '=', fn('lower', [val(email)])))
    .executeTakeFirst();
}

/** A completed campaign takes no more contacts: its final report includes everybody. */
export function assertOpen(interview: Interview): void {
  if (interview.status !== 'completed') return;
  throw new AppError('invalid_transition', { publicMessage: 'This campaign is completed and takes no more contacts.' });
}

export function duplicateContact(): AppError {
  return new AppError('duplicate_contact', {
    publicMessage: 'The campaign already has a contact with this e-mail address.',
  });
}
