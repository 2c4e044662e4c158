import { v7 } from 'uuid';
import type { Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import { hasRoom } from '@insights/quotas';
import type { Contact } from '../../db/entities.ts';
import type { MailDeps } from '../../deps.ts';
import { addressOf } from '../../domain/personal-links.ts';
import type { ContactMailKind } from './request-mail.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** `joined_again` goes to each contact once a day at most, and counts in nothing. */
type CountedKind = Exclude<ContactMailKind, 'joined_again'>;

export type Recipient = Pick<Contact, 'id' | 'interview_id' | 'email'>;

/** Somebody in a campaign, whatever contact stands for them. */
function hashOf({ id, interview_id, email }: Recipient): Buffer {
  return addressOf(interview_id, email || id).hash;
}

/** Seconds until somebody may be invited again; 0: now. Unmailed invitations count too, because each ends the former link. */
async function secondsUntilInvitation(deps: MailDeps, tx: Tx, recipient: Recipient): Promise<number> {
  const { perHour, perDay } = deps.invitationLimits;
  const now = Date.parse(deps.now());
  const rows = await tx.rows<{ created_at: string }>(
    'select created_at from mail_requests where recipient = $1 and created_at > $2 order by created_at desc limit $3',
    [hashOf(recipient), new Date(now - DAY_MS).toISOString(), Math.max(perHour, perDay)],
  );
  const waitFor = (most: number, window: number) => {
    const earliest = most > 0 ? rows[most - 1] : undefined;
    return earliest ? Date.parse(earliest.created_at) + window - now : 0;
  };
  return Math.ceil(Math.max(waitFor(perHour, HOUR_MS), waitFor(perDay, DAY_MS), 0) / 1000);
}

/** Errors: `rate_limited`. */
export async function assertMayInvite(deps: MailDeps, tx: Tx, recipient: Recipient): Promise<void> {
  const seconds = await secondsUntilInvitation(deps, tx, recipient);
  if (seconds === 0) return;
  throw new AppError('rate_limited', {
    publicMessage: `This contact was invited a short time ago. Invite again in ${seconds} s.`,
    retry_after_seconds: seconds,
  });
}

/** Whether a mail that is not the request itself may go: without room in a limit it is left out, and nothing fails. */
export async function mayMail(deps: MailDeps, tx: Tx, recipient: Recipient): Promise<boolean> {
  return (await secondsUntilInvitation(deps, tx, recipient)) === 0 && (await hasRoom(tx, deps.quotas.mails_per_day));
}

/** Counts a mail, or an invitation that was not mailed, in the limits of its recipient and workspace. */
export async function countMail(
  deps: MailDeps,
  tx: Tx,
  { recipient, kind, isMailed }: { recipient: Recipient; kind: CountedKind; isMailed: boolean },
): Promise<void> {
  await tx.run(
    `insert into mail_requests (id, workspace_id, recipient, kind, is_mailed, created_at) values ($1, $2, $3, $4, $5, $6)`,
    [v7(), tx.workspaceId, hashOf(recipient), kind, isMailed, deps.now()],
  );
}

/** Deletes what counts in no limit any more. */
export async function forgetMailRequests({ db }: Pick<MailDeps, 'db'>): Promise<void> {
  await db.worker.query('select campaigns.forget_mail_requests()');
}
