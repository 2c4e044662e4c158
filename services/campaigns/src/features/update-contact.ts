import type { campaigns } from '@insights/contracts';
import { type Call, type Tx, announceAudit, isUniqueViolation } from '@insights/db';
import { AppError } from '@insights/errors';
import { type FormerName, MOST_FORMER_NAMES, type NameBook, namesOf } from '../db/hidden-names.ts';
import type { Contact, Interview } from '../db/entities.ts';
import { announceRevealed } from '../db/announce-revealed.ts';
import { viewSession } from '../db/invitations.ts';
import { loadContact, lockInterview, lockSession } from '../db/load.ts';
import { presentContact } from '../db/present.ts';
import type { MailDeps } from '../deps.ts';
import { changedTexts, namedTexts } from '../domain/contact-fields.ts';
import { clearStart, setStart } from '../domain/schedule.ts';
import { hidesName } from '../domain/hidden-names.ts';
import { announceHidden, setContactHiding } from './hide-names/hide-names.ts';
import { followSession } from './booking/schedule-session.ts';
import { announceSchedule } from './contact-mail/notices.ts';
import { assertNewAddress, duplicateContact } from './create-contact.ts';

/**
 * Changes the given fields; an empty text removes a value. Former names stay known, for masking.
 * Errors: `not_found`, `duplicate_contact`, `invalid_request` (a start that is past), `insufficient_role`, `invalid_transition` (showing a hidden name again; renamed too often).
 */
export async function updateContact(
  deps: MailDeps,
  call: Call,
  request: campaigns.UpdateContactRequest,
): Promise<campaigns.Contact> {
  const { db, links, names, now } = deps;
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
      if (request.scheduled_for !== null) await changeSchedule(deps, tx, interview, contact, request.scheduled_for);
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
        at: now(tx),
      });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw duplicateContact();
    throw error;
  }
}

/** Sets or removes the start; who was invited by mail is informed. Errors: `invalid_request`, `invalid_transition`. */
async function changeSchedule(
  deps: MailDeps,
  tx: Tx,
  { settings }: Interview,
  contact: Contact,
  start: string,
): Promise<void> {
  const at = deps.now(tx);
  const session = await lockSession(tx, contact.id);
  const isChanged = start
    ? setStart(session, start, { graceMinutes: settings.grace_period_minutes, at })
    : clearStart(session, at);
  if (!isChanged) return;
  await followSession(tx, session, at);
  await announceSchedule(deps, tx, contact, session);
}

/** Names of the changed fields; the audit log never holds their values. */
function changedFields(request: campaigns.UpdateContactRequest): string[] {
  return [
    ...namedTexts(request),
    ...(request.hide_name === null ? [] : ['hide_name']),
    ...(request.replace_attributes ? ['attributes'] : []),
    ...(request.scheduled_for === null ? [] : ['scheduled_for']),
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
