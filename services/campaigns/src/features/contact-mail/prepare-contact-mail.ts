import { isAfter } from '@insights/db';
import type { contactMails } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { notFound } from '@insights/errors';
import { Contact } from '../../db/entities.ts';
import { linkOf, viewSession } from '../../db/invitations.ts';
import { loadInterview, lockSession } from '../../db/load.ts';
import { readReturnLink, renewReturnLink } from '../../db/return-links.ts';
import { query } from '../../db/query.ts';
import type { MailDeps } from '../../deps.ts';
import { statusAt } from '../../domain/session-states.ts';
import { type ReturnLink, addressOf } from '../../domain/personal-links.ts';
import { isBookingMail } from '../booking/booking-mail.ts';
import { prepareBookingMail } from '../booking/prepare-booking-mail.ts';
import { isUnsubscribed } from '../unsubscribe.ts';
import { withCalendar } from './calendar-attachment.ts';
import { nothing, wordsFor } from './mail-content.ts';

/** A contact whose address is typed repeatedly is informed once in this time. */
const TOLD_MS = 24 * 3_600_000;

/** The content of a mail at the moment of sending, or why it is skipped. Errors: `not_found` (the contact was deleted). */
export function prepareContactMail(
  deps: MailDeps,
  call: Call,
  { kind, contact_id, sender_name, sender_address }: contactMails.PrepareContactMailRequest,
): Promise<contactMails.ContactMail> {
  const sender = sender_address ? { name: sender_name, email: sender_address } : null;
  return deps.db.withWorkspace(call, async (tx) => {
    if (isBookingMail(kind)) return prepareBookingMail(deps, tx, { kind, reservation_id: contact_id, sender });
    const content = await contentOf(deps, tx, kind, contact_id);
    return content.skip === null ? withCalendar(deps, tx, content, { kind, contact_id, sender }) : content;
  });
}

async function contentOf(
  deps: MailDeps,
  tx: Tx,
  kind: contactMails.PrepareContactMailRequest['kind'],
  contact_id: string,
): Promise<contactMails.ContactMail> {
  if (kind === 'contact_invitation') return invitation(deps, tx, await load(tx, contact_id));
  if (kind === 'return_link') return returnLink(deps, tx, await load(tx, contact_id));
  if (kind === 'contact_reminder') return reminder(deps, tx, await load(tx, contact_id));
  if (kind === 'session_rescheduled') return invitationOrReturn(deps, tx, await load(tx, contact_id));
  if (kind === 'session_cancelled') return cancellation(deps, tx, await load(tx, contact_id));
  if (kind === 'joined_again') return joinedAgain(deps, tx, contact_id);
  throw notFound('kind of mail');
}

/** For a contact whose address somebody typed who joined by an open link. */
async function joinedAgain(deps: MailDeps, tx: Tx, contact_id: string): Promise<contactMails.ContactMail> {
  const { joined_as, created_at } = await load(tx, contact_id);
  if (joined_as === null) return nothing('unknown_address');
  if (await wasInformed(tx, { joined_as, contact_id, created_at })) return nothing('told_already');
  return invitationOrReturn(deps, tx, await load(tx, joined_as));
}

/** The link that the contact may use now. */
async function invitationOrReturn(deps: MailDeps, tx: Tx, contact: Contact): Promise<contactMails.ContactMail> {
  const { has_consented } = await viewSession(tx, contact.id);
  return has_consented ? ownReturnLink(deps, tx, contact) : invitation(deps, tx, contact);
}

/** Only while the interview can still be held and the campaign runs. */
async function reminder(deps: MailDeps, tx: Tx, contact: Contact): Promise<contactMails.ContactMail> {
  const { status } = await loadInterview(tx, contact.interview_id);
  const session = await lockSession(tx, contact.id);
  const at = deps.now(tx);
  const canStart = ['scheduled', 'available'].includes(statusAt(session, at));
  const isBegun = session.scheduled_for !== null && session.scheduled_for <= at;
  if (status !== 'active' || !canStart || isBegun) return nothing('over');
  return invitationOrReturn(deps, tx, contact);
}

/** Has no link: there is nothing to open any more. */
async function cancellation(deps: MailDeps, tx: Tx, contact: Contact): Promise<contactMails.ContactMail> {
  const session = await lockSession(tx, contact.id);
  if (session.status !== 'cancelled') return nothing('over');
  const email = session.consent ? deps.links.returnAddressOf(await readReturnLink(tx, contact.id)) : contact.email;
  if (!email) return nothing('no_address');
  const address = addressOf(tx.workspaceId, email);
  if (await isUnsubscribed(tx, address)) return nothing('unsubscribed');
  return {
    ...wordsFor(contact, await loadInterview(tx, contact.interview_id)),
    skip: null,
    address: email,
    participant_url: '',
    expires_at: null,
    unsubscribe_url: deps.links.unsubscribeUrl(address),
  };
}

async function load(tx: Tx, id: string): Promise<Contact> {
  const contact = await tx.em.findOne(Contact, { id });
  if (!contact) throw notFound('contact');
  return contact;
}

async function wasInformed(
  tx: Tx,
  { joined_as, contact_id, created_at }: { joined_as: string; contact_id: string; created_at: string },
): Promise<boolean> {
  const earlier = await query(tx)
    .selectFrom('contacts')
    .select('id')
    .where('joined_as', '=', joined_as)
    .where((eb) => isAfter(eb, { created_at, id: contact_id }, ['contacts.created_at', 'contacts.id']))
    .where('created_at', '>', new Date(Date.parse(created_at) - TOLD_MS).toISOString())
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

async function invitation(deps: MailDeps, tx: Tx, contact: Contact): Promise<contactMails.ContactMail> {
  if (!contact.email) return nothing('no_address');
  const address = addressOf(tx.workspaceId, contact.email);
  if (await isUnsubscribed(tx, address)) return nothing('unsubscribed');
  const interview = await loadInterview(tx, contact.interview_id);
  const { consent } = await lockSession(tx, contact.id);
  const session = await viewSession(tx, contact.id);
  const isOver = interview.status === 'completed' || session.status === 'completed';
  if (isOver || consent) return nothing('over');
  return {
    ...wordsFor(contact, interview),
    skip: null,
    address: contact.email,
    participant_url: await linkOf(tx, deps.links, contact.id),
    expires_at: session.expires_at,
    unsubscribe_url: deps.links.unsubscribeUrl(address),
  };
}

/** The participant's return link, to the address at consent or the one that an admin has confirmed. */
async function returnLink(deps: MailDeps, tx: Tx, contact: Contact): Promise<contactMails.ContactMail> {
  const { consent, scheduled_for, expires_at } = await lockSession(tx, contact.id);
  if (!consent) return nothing('over');
  const link = await readReturnLink(tx, contact.id);
  const email = deps.links.returnAddressOf(link);
  if (email === undefined) return nothing(contact.email ? 'unconfirmed_address' : 'no_address');
  const address = addressOf(tx.workspaceId, email);
  if (await isUnsubscribed(tx, address)) return nothing('unsubscribed');
  return {
    ...wordsFor(contact, await loadInterview(tx, contact.interview_id)),
    skip: null,
    address: email,
    participant_url: await returnUrl(deps, tx, link),
    // The link itself does not expire.
    expires_at: scheduled_for && expires_at,
    unsubscribe_url: deps.links.unsubscribeUrl(address),
  };
}

/** Nobody asked for this mail, so it is sent only if the contact's present address is the confirmed one. */
async function ownReturnLink(deps: MailDeps, tx: Tx, contact: Contact): Promise<contactMails.ContactMail> {
  const mail = await returnLink(deps, tx, contact);
  const isOwn = mail.address.toLowerCase() === contact.email?.toLowerCase();
  return mail.skip === null && !isOwn ? nothing('unconfirmed_address') : mail;
}

/** The present link, or a new one if the key that it was derived from has been removed. */
async function returnUrl({ links }: MailDeps, tx: Tx, link: ReturnLink): Promise<string> {
  const url = links.returnUrlOf(link);
  if (url !== undefined) return url;
  await renewReturnLink(tx, links, link);
  const renewed = links.returnUrlOf(await readReturnLink(tx, link.id));
  if (renewed === undefined) throw new Error('a return link that was just created cannot be derived');
  return renewed;
}
