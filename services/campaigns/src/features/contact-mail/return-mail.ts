import type { WordOf, sessions } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { readReturnLink, renewReturnLink } from '../../db/return-links.ts';
import type { MailDeps } from '../../deps.ts';
import { addressOf } from '../../domain/personal-links.ts';
import { isUnsubscribed } from '../unsubscribe.ts';
import { type Recipient, countMail, mayMail } from './mail-limits.ts';
import { requestMail } from './request-mail.ts';

/** What becomes of a mail that somebody asked for. */
export type MailOutcome = WordOf<typeof sessions.MailOutcome>;

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
  { id, interview_id, email }: Recipient,
): Promise<MailOutcome> {
  const link = await readReturnLink(tx, id);
  const address = deps.links.returnAddressOf(link);
  if (address === undefined && email) return 'unconfirmed_address';
  const outcome = await outcomeFor(deps, tx, address ?? '');
  const recipient = { id, interview_id, email: address ?? null };
  if (outcome !== 'queued') return outcome;
  if (!(await mayMail(deps, tx, recipient))) return 'too_many';
  await mailReturnLink(deps, tx, recipient, await renewReturnLink(tx, deps.links, link));
  return outcome;
}

/** Asks for the mail with a return link of this version, and counts it. */
export async function mailReturnLink(deps: MailDeps, tx: Tx, recipient: Recipient, version: number): Promise<void> {
  await requestMail(tx, 'return_link', recipient.id, version);
  await countMail(deps, tx, { recipient, kind: 'return_link', isMailed: true });
}
