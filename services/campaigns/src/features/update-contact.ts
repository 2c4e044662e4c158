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
import { hidesName } from '../domain/hidden-names.ts';
import { announceHidden, setContactHiding } from './hide-names/hide-names.ts';
import { assertNewAddress, duplicateContact } from './create-contact.ts';

/**
 * Changes what is given; an empty text takes a value away. Names that the contact had stay known, for masking.
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
      contact.name = changed(request.name, contact.name);
      contact.email = changed(request.email, contact.email);
      contact.locale = changed(request.locale, contact.locale);
      contact.timezone = changed(request.timezone, contact.timezone);
      if (request.replace_attributes) contact.attributes = request.attributes;
      const isRenamed = await rememberFormer(tx, names, contact, before);
      await tx.flush();
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

/** Names of fields, never what is in them. */
function changedFields(request: campaigns.UpdateContactRequest): string[] {
  const { name, email, locale, timezone, hide_name } = request;
  const given = { name, email, locale, timezone, hide_name, attributes: request.replace_attributes || null };
  return Object.entries(given).flatMap(([field, value]) => (value === null ? [] : [field]));
}

function changed(next: string | null, present: string | null): string | null {
  return next === null ? present : next || null;
}

/** True when the contact is called otherwise than before. Errors: `invalid_transition`. */
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
        publicMessage: 'This contact has been renamed too often to be renamed again.',
      });
    }
    await names.remember(tx, contact, former);
  }
  return now.some((name) => !before.some(({ kind, text }) => kind === name.kind && text === name.text));
}
