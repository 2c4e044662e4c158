import type { Tx } from '@insights/db';
import type { Contact } from '../../db/entities.ts';
import { readReturnLink, renewReturnLink } from '../../db/return-links.ts';
import type { MailDeps } from '../../deps.ts';
import { addressOf } from '../../domain/personal-links.ts';
import { isUnsubscribed } from '../unsubscribe/unsubscribe.ts';
import { requestMail } from './request-mail.ts';

/** What becomes of a mail that somebody asked for. */
export type MailOutcome = 'queued' | 'no_address' | 'unsubscribed' | 'not_configured' | 'unconfirmed_address';

/** Whether an address may be written to. */
export async function outcomeFor({ mailEnabled }: MailDeps, tx: Tx, email: string): Promise<MailOutcome> {
  if (email === '') return 'no_address';
  if (await isUnsubscribed(tx, addressOf(tx.workspaceId, email))) return 'unsubscribed';
  return mailEnabled ? 'queued' : 'not_configured';
}

/**
 * Mails a fresh return link to the address that it was at consent. `email` is the contact's present one: without an address from
 * consent it has to be confirmed first. A mail that cannot go leaves the former link as it is: it is the participant's only one.
 */
export async function mailFreshReturnLink(
  deps: MailDeps,
  tx: Tx,
  { id, email }: Pick<Contact, 'id' | 'email'>,
): Promise<MailOutcome> {
  const link = await readReturnLink(tx, id);
  const address = deps.links.returnAddressOf(link);
  if (address === undefined && email) return 'unconfirmed_address';
  const outcome = await outcomeFor(deps, tx, address ?? '');
  if (outcome === 'queued') await requestMail(tx, 'return_link', id, await renewReturnLink(tx, deps.links, link));
  return outcome;
}
