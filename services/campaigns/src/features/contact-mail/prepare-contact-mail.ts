import { isAfter } from '@insights/db';
import type { contactMails } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { notFound } from '@insights/errors';
import { Contact, type Interview } from '../../db/entities.ts';
import { linkOf, viewSession } from '../../db/invitations.ts';
import { loadInterview, lockSession } from '../../db/load.ts';
import { readReturnLink, renewReturnLink } from '../../db/return-links.ts';
import { query } from '../../db/query.ts';
import type { MailDeps } from '../../deps.ts';
import { type ReturnLink, addressOf } from '../../domain/personal-links.ts';
import { isUnsubscribed } from '../unsubscribe.ts';

/** A contact whose address is typed repeatedly is informed once in this time. */
const TOLD_MS = 24 * 3_600_000;

const nothing = (skip: contactMails.MailSkip): contactMails.ContactMail => ({
  skip,
  name: null,
  expires_at: null,
  address: '',
  locale: '',
  timezone: '',
  campaign_name: '',
  participant_url: '',
  max_duration_minutes: 0,
  unsubscribe_url: '',
});

/** The content of a mail at the moment of sending, or why it is skipped. Errors: `not_found` (the contact was deleted). */
export function prepareContactMail(
  deps: MailDeps,
  call: Call,
  { kind, contact_id }: contactMails.PrepareContactMailRequest,
): Promise<contactMails.ContactMail> {
  return deps.db.withWorkspace(call, async (tx) => {
    if (kind === 'contact_invitation') return invitation(deps, tx, await load(tx, contact_id));
    if (kind === 'return_link') return returnLink(deps, tx, await load(tx, contact_id));
    if (kind !== 'joined_again') throw notFound('kind of mail');
    const { joined_as, created_at } = await load(tx, contact_id);
    if (joined_as === null) return nothing('unknown_address');
    if (await wasInformed(tx, { joined_as, contact_id, created_at })) return nothing('told_already');
    const known = await load(tx, joined_as);
    const { has_consented } = await viewSession(tx, known.id);
    return has_consented ? reminder(deps, tx, known) : invitation(deps, tx, known);
  });
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
  const { consent } = await lockSession(tx, contact.id);
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
    expires_at: null,
    unsubscribe_url: deps.links.unsubscribeUrl(address),
  };
}

/** For a contact whose present address somebody typed: only sent if that address is the confirmed one. */
async function reminder(deps: MailDeps, tx: Tx, contact: Contact): Promise<contactMails.ContactMail> {
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

function wordsFor(contact: Contact, interview: Interview) {
  return {
    name: contact.name,
    locale: contact.locale ?? interview.language,
    timezone: contact.timezone ?? '',
    campaign_name: interview.name,
    max_duration_minutes: interview.settings.max_duration_minutes,
  };
}
