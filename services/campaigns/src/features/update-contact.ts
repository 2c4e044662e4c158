import type { campaigns } from '@insights/contracts';
import { type Call, type Tx, announceAudit, isUniqueViolation } from '@insights/db';
import { AppError } from '@insights/errors';
import { type FormerName, MOST_FORMER_NAMES, type NameBook, namesOf } from '../db/hidden-names.ts';
import type { Contact } from '../db/entities.ts';
import { announceRevealed } from '../db/announce-revealed.ts';
import { viewSession } from '../db/invitations.ts';
import { loadContact, lockInterview } from '../db/load.ts';
import { presentContact } from '../db/present.ts';
import type { MailDeps } from '../deps.ts';
import { changedTexts, namedTexts } from '../domain/contact-fields.ts';
import { hidesName } from '../domain/hidden-names.ts';
import { announceHidden, setContactHiding } from './hide-names/hide-names.ts';
import { assertNewAddress, duplicateContact } from './create-contact.ts';

/**
 * Changes the given fields; an empty text removes a value. Former names stay known, for masking.
 * Errors: `not_found`, `duplicate_contact`, `insufficient_role`, `invalid_transition` (showing a hidden name again; renamed too often).
 */
export async function updateContact(
  { db, links, names }: MailDeps,
  call: Call,
  request: campaigns.UpdateContactRequest,
): Promise<campaigns.Contact> {
  try {
    return await db.withWorkspace(call, async (tx) => {
      const interview = await lockInterview(tx, request.interview_id);
      const contact = await loadContact(tx, interview.id, request.contact_id);
      const before = namesOf(contact);
      const isNewlyHidden = await setContactHiding(tx, call, contact, request.hide_name ?? contact.hide_name);
      const isSameAddress = request.email?.toLowerCase() === contact.email?.toLowerCase();
      if (!isSameAddress) await assertNewAddress(tx, interview.id, request.email);
      Object.assign(contact, changedTexts(contact, request));
      if (request.replace_attributes) contact.attributes = request.attributes;
      const isRenamed = await rememberFormer(tx, names, contact, before);
      if (hidesName(interview, contact) && (isNewlyHidden || isRenamed))
        await announceHidden(tx, interview.id, contact.id);
      await announceAudit(tx, call, {
        action: 'contact.changed',
        subject: contact.id,
        details: { interview_id: interview.id, changed: changedFields(request) },
      });
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

/** Names of the changed fields; the audit log never holds their values. */
function changedFields(request: campaigns.UpdateContactRequest): string[] {
  return [
    ...namedTexts(request),
    ...(request.hide_name === null ? [] : ['hide_name']),
    ...(request.replace_attributes ? ['attributes'] : []),
  ];
}

/** Keeps the names that the contact no longer has. True when it has a new one. Errors: `invalid_transition`. */
async function rememberFormer(
  tx: Tx,
  names: NameBook,
  contact: Contact,
  before: readonly FormerName[],
): Promise<boolean> {
  const now = namesOf(contact);
  const former = before.filter((name) => !now.some(({ kind, text }) => kind === name.kind && text === name.text));
  if (former.length > 0) {
    if ((await names.countFormer(tx, contact.id)) >= MOST_FORMER_NAMES) {
      throw new AppError('invalid_transition', {
        publicMessage: 'This contact has been renamed too often and cannot be renamed again.',
      });
    }
    await names.remember(tx, contact, former);
  }
  return now.some((name) => !before.some(({ kind, text }) => kind === name.kind && text === name.text));
}
