import type { Tx } from '@insights/db';
import { hasRoom } from '@insights/quotas';
import { readReturnLink } from '../../db/return-links.ts';
import type { Session } from '../../db/entities.ts';
import type { MailDeps } from '../../deps.ts';
import { type NoticeKind, type Recipient, countMail, hasNoticeRoom } from './mail-limits.ts';
import { requestMail } from './request-mail.ts';
import { type MailOutcome, outcomeFor } from './return-mail.ts';

/** Requests a mail that the recipient did not ask for and the team did not send by hand, within the limits. `recipient_id`: what it is about, if not the contact. */
export async function sendNotice(
  deps: MailDeps,
  tx: Tx,
  { id, interview_id, email }: Recipient,
  { kind, occasion, recipient_id = id }: { kind: NoticeKind; occasion: number; recipient_id?: string },
): Promise<MailOutcome> {
  // After consent, mail goes to the address at consent.
  const address = deps.links.returnAddressOf(await readReturnLink(tx, id)) ?? email ?? '';
  const outcome = await outcomeFor(deps, tx, address);
  if (outcome !== 'queued') return outcome;
  const recipient = { id, interview_id, email: address };
  if (!(await hasNoticeRoom(deps, tx, recipient)) || !(await hasRoom(tx, deps.quotas.mails_per_day))) return 'too_many';
  await requestMail(tx, kind, recipient_id, occasion);
  await countMail(deps, tx, { recipient, kind, isMailed: true });
  return outcome;
}

/** Informs who was invited by mail that the start has changed, or that the session was cancelled. Null: nobody was invited. */
export async function announceSchedule(
  deps: MailDeps,
  tx: Tx,
  contact: Recipient,
  session: Pick<Session, 'status' | 'invited_at' | 'schedule_sequence'>,
): Promise<MailOutcome | null> {
  if (session.invited_at === null) return null;
  const kind = session.status === 'cancelled' ? 'session_cancelled' : 'session_rescheduled';
  return sendNotice(deps, tx, contact, { kind, occasion: session.schedule_sequence });
}
