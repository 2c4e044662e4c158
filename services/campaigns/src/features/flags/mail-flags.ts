import { jobTypes } from '@insights/contracts';
import { type Tx, requestJob, sql } from '@insights/db';
import type { FlagKind } from '../../db/flags.ts';
import { query } from '../../db/query.ts';
import type { MailDeps } from '../../deps.ts';

/** Kinds that somebody should know of soon. */
const MAILED: readonly FlagKind[] = ['distress', 'withdrawal_asked', 'person_asked'];
/** Anybody with a join link can raise flags, so a workspace's mails in an hour are limited. The flags are stored all the same. */
const MOST_AN_HOUR = 60;

/** Kinds that have been raised in a conversation so far. */
export async function raisedKinds(tx: Tx, conversationId: string): Promise<ReadonlySet<FlagKind>> {
  const rows = await query(tx)
    .selectFrom('flags')
    .select('kind')
    .distinct()
    .where('conversation_id', '=', conversationId)
    .execute();
  return new Set(rows.map(({ kind }) => kind));
}

/** Requests the mail to admins and owners about each kind that was raised for the first time. The job carries ids only. */
export async function mailFlags(
  { mailEnabled }: Pick<MailDeps, 'mailEnabled'>,
  tx: Tx,
  conversationId: string,
  kinds: ReadonlySet<FlagKind>,
): Promise<void> {
  const wanted = MAILED.filter((kind) => kinds.has(kind));
  if (!mailEnabled || wanted.length === 0 || (await mailedLately(tx)) >= MOST_AN_HOUR) return;
  const everyAdmin = { kind: 'flag_raised', recipient_id: '', occasion: 0, endpoint_id: '' } as const;
  for (const flag of wanted) {
    await requestJob(tx, jobTypes.sendEmail, { ...everyAdmin, conversation_id: conversationId, flag });
  }
}

/** Conversations of the workspace with a flag in the last hour that is mailed, this one included. */
async function mailedLately(tx: Tx): Promise<number> {
  const { count } = await query(tx)
    .selectFrom('flags')
    .select(({ fn }) => fn.count<number>('conversation_id').distinct().as('count'))
    .where('kind', 'in', MAILED)
    .where('at', '>', sql<string>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count;
}
