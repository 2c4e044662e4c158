import { v7 } from 'uuid';
import type { Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import { hasRoom } from '@insights/quotas';
import type { Contact } from '../../db/entities.ts';
import { query } from '../../db/query.ts';
import type { MailDeps } from '../../deps.ts';
import { addressOf } from '../../domain/personal-links.ts';
import type { ContactMailKind } from './request-mail.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** `joined_again` goes to a contact at most once a day and has no limit of its own. */
type CountedKind = Exclude<ContactMailKind, 'joined_again'>;
/** Mails that nobody requests: reminders, and news about the start. They do not delay invitations. */
export type NoticeKind = Exclude<CountedKind, 'contact_invitation' | 'return_link'>;

/** Notices of one person in a campaign in any 24 hours. */
const NOTICES_PER_DAY = 10;

export type Recipient = Pick<Contact, 'id' | 'interview_id' | 'email'>;

/** Identifies a person in a campaign, also across contacts with the same address. */
export function personHash({ id, interview_id, email }: Recipient): Buffer {
  return addressOf(interview_id, email || id).hash;
}

/** Seconds until the next invitation is allowed; 0: now. Unmailed invitations count too, because each ends the former link. */
async function secondsUntilInvitation(deps: MailDeps, tx: Tx, recipient: Recipient): Promise<number> {
  const { perHour, perDay } = deps.invitationLimits;
  const now = Date.parse(deps.now(tx));
  const rows = await query(tx)
    .selectFrom('mail_requests')
    .select('created_at')
    .where('recipient', '=', personHash(recipient))
    .where('kind', '<>', 'notice')
    .where('created_at', '>', new Date(now - DAY_MS).toISOString())
    .orderBy('created_at', 'desc')
    .limit(Math.max(perHour, perDay))
    .execute();
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
    publicMessage: `This contact was invited recently. Invite again in ${seconds} s.`,
    retry_after_seconds: seconds,
  });
}

/** Whether the limits allow a mail that goes with another request. If not, the mail is skipped and the request succeeds. */
export async function mayMail(deps: MailDeps, tx: Tx, recipient: Recipient): Promise<boolean> {
  return (await secondsUntilInvitation(deps, tx, recipient)) === 0 && (await hasRoom(tx, deps.quotas.mails_per_day));
}

/** Whether a person may get another notice now. */
export async function hasNoticeRoom(deps: MailDeps, tx: Tx, recipient: Recipient): Promise<boolean> {
  const { count } = await query(tx)
    .selectFrom('mail_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('recipient', '=', personHash(recipient))
    .where('kind', '=', 'notice')
    .where('created_at', '>', new Date(Date.parse(deps.now(tx)) - DAY_MS).toISOString())
    .executeTakeFirstOrThrow();
  return count < NOTICES_PER_DAY;
}

/** Records a mail, or an invitation that was not mailed, for the limits of its recipient and workspace. */
export async function countMail(
  deps: MailDeps,
  tx: Tx,
  { recipient, kind, isMailed }: { recipient: Recipient; kind: CountedKind; isMailed: boolean },
): Promise<void> {
  await query(tx)
    .insertInto('mail_requests')
    .values({
      id: v7(),
      workspace_id: tx.workspaceId,
      recipient: personHash(recipient),
      kind: kind === 'contact_invitation' || kind === 'return_link' ? kind : 'notice',
      is_mailed: isMailed,
      created_at: deps.now(tx),
    })
    .execute();
}

/** Deletes records that are too old for any limit. */
export async function forgetMailRequests({ db }: Pick<MailDeps, 'db'>): Promise<void> {
  await db.worker.query('select campaigns.forget_mail_requests()');
}
