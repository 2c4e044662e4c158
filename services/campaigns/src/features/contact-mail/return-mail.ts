import type { WordOf, sessions } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { readReturnLink, renewReturnLink } from '../../db/return-links.ts';
import type { MailDeps } from '../../deps.ts';
import { addressOf } from '../../domain/personal-links.ts';
import { isUnsubscribed } from '../unsubscribe.ts';
import { type Recipient, countMail, mayMail } from './mail-limits.ts';
import { requestMail } from './request-mail.ts';

/** What happens to a mail that was requested. */
export type MailOutcome = WordOf<typeof sessions.MailOutcome>;

/** What would happen to a mail to this address. */
export async function outcomeFor({ mailEnabled }: MailDeps, tx: Tx, email: string): Promise<MailOutcome> {
  if (email === '') return 'no_address';
  if (await isUnsubscribed(tx, addressOf(tx.workspaceId, email))) return 'unsubscribed';
  return mailEnabled ? 'queued' : 'not_configured';
}

/**
 * Mails a new return link to the address at consent. `email` is the contact's present address; without an address at consent it must
 * be confirmed first. If no mail can be sent, the former link stays valid, because it is the participant's only one.
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

/** Requests the mail with the return link of this version, and counts it. */
export async function mailReturnLink(deps: MailDeps, tx: Tx, recipient: Recipient, version: number): Promise<void> {
  await requestMail(tx, 'return_link', recipient.id, version);
  await countMail(deps, tx, { recipient, kind: 'return_link', isMailed: true });
}
