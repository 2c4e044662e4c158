import type { contactMails } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { notFound } from '@insights/errors';
import type { Contact, Interview } from '../../db/entities.ts';
import { Contact as ContactEntity } from '../../db/entities.ts';
import { linkOf, viewSession } from '../../db/invitations.ts';
import { loadInterview, lockSession } from '../../db/load.ts';
import { readReturnLink, renewReturnLink } from '../../db/return-links.ts';
import type { MailDeps } from '../../deps.ts';
import { type ReturnLink, addressOf } from '../../domain/personal-links.ts';
import { isUnsubscribed } from '../unsubscribe.ts';

/** Somebody whose address is typed again and again is told once in this time. */
const TOLD_HOURS = 24;

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

/** What a mail is to say, as things are at the moment of sending. Errors: `not_found` (the contact is gone). */
export function prepareContactMail(
  deps: MailDeps,
  call: Call,
  { kind, contact_id }: contactMails.PrepareContactMailRequest,
): Promise<contactMails.ContactMail> {
  return deps.db.withWorkspace(call, async (tx) => {
    if (kind === 'contact_invitation') return invitation(deps, tx, await load(tx, contact_id));
    if (kind === 'return_link') return returnLink(deps, tx, await load(tx, contact_id));
    if (kind !== 'joined_again') throw notFound('kind of mail');
    const { joined_as, created_at } = await joinedAs(tx, contact_id);
    if (joined_as === null) return nothing('unknown_address');
    if (await wasTold(tx, { joined_as, contact_id, created_at })) return nothing('told_already');
    const known = await load(tx, joined_as);
    const { has_consented } = await viewSession(tx, known.id);
    return has_consented ? reminder(deps, tx, known) : invitation(deps, tx, known);
  });
}

async function load(tx: Tx, id: string): Promise<Contact> {
  const contact = await tx.em.findOne(ContactEntity, { id });
  if (!contact) throw notFound('contact');
  return contact;
}

async function joinedAs(tx: Tx, id: string): Promise<{ joined_as: string | null; created_at: string }> {
  const row = await tx.row<{ joined_as: string | null; created_at: string }>(
    'select joined_as, created_at from contacts where id = $1',
    [id],
  );
  if (!row) throw notFound('contact');
  return row;
}

async function wasTold(
  tx: Tx,
  { joined_as, contact_id, created_at }: { joined_as: string; contact_id: string; created_at: string },
): Promise<boolean> {
  const earlier = await tx.row(
    `select 1 from contacts where joined_as = $1 and (created_at, id) < ($2, $3::uuid)
        and created_at > $2::timestamptz - ${TOLD_HOURS} * interval '1 hour' limit 1`,
    [joined_as, created_at, contact_id],
  );
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

/** The participant's own way back, to the address that it was at consent or that an admin has confirmed. */
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

/** Somebody typed the contact's present address: only while it is the confirmed one is it the participant's own. */
async function reminder(deps: MailDeps, tx: Tx, contact: Contact): Promise<contactMails.ContactMail> {
  const mail = await returnLink(deps, tx, contact);
  const isOwn = mail.address.toLowerCase() === contact.email?.toLowerCase();
  return mail.skip === null && !isOwn ? nothing('unconfirmed_address') : mail;
}

/** The link as it is, or a new one where the key that it was derived under was taken out. */
async function returnUrl({ links }: MailDeps, tx: Tx, link: ReturnLink): Promise<string> {
  const url = links.returnUrlOf(link);
  if (url !== undefined) return url;
  await renewReturnLink(tx, links, link);
  const renewed = links.returnUrlOf(await readReturnLink(tx, link.id));
  if (renewed === undefined) throw new Error('a return link that was just made cannot be derived');
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
