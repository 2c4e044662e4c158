import { jobTypes } from '@insights/contracts';
import { type Tx, requestJob, sql } from '@insights/db';
import { type FlagKind, GRAVE_FLAGS, type NewFlag } from '../../db/flags.ts';
import { query } from '../../db/query.ts';
import type { MailDeps } from '../../deps.ts';

/** Anybody with a join link can raise flags, so a workspace's mails in an hour are limited. The flags are stored all the same. */
const MOST_AN_HOUR = 60;

/** The kinds among `flags` that are mailed and of which the conversation has no flag that waits for a person. */
export async function newMailedKinds(
  tx: Tx,
  conversationId: string,
  flags: readonly NewFlag[],
): Promise<readonly FlagKind[]> {
  const kinds = GRAVE_FLAGS.filter((mailed) => flags.some(({ kind }) => kind === mailed));
  if (kinds.length === 0) return kinds;
  const rows = await query(tx)
    .selectFrom('flags')
    .select('kind')
    .distinct()
    .where('conversation_id', '=', conversationId)
    .where('cleared_at', 'is', null)
    .execute();
  return kinds.filter((kind) => !rows.some((known) => known.kind === kind));
}

/** Requests the mail to admins and owners about each of these kinds. The job carries ids only. */
export async function mailFlags(
  { mailEnabled }: Pick<MailDeps, 'mailEnabled'>,
  tx: Tx,
  conversationId: string,
  kinds: readonly FlagKind[],
): Promise<void> {
  if (!mailEnabled || kinds.length === 0 || (await mailedLately(tx)) >= MOST_AN_HOUR) return;
  const everyAdmin = { kind: 'flag_raised', recipient_id: '', occasion: 0, endpoint_id: '' } as const;
  for (const flag of kinds) {
    await requestJob(tx, jobTypes.sendEmail, { ...everyAdmin, conversation_id: conversationId, flag });
  }
}

/** Conversations of the workspace with a flag in the last hour that is mailed, this one included. */
async function mailedLately(tx: Tx): Promise<number> {
  const { count } = await query(tx)
    .selectFrom('flags')
    .select(({ fn }) => fn.count<number>('conversation_id').distinct().as('count'))
    .where('kind', 'in', GRAVE_FLAGS)
    .where('at', '>', sql<string>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count;
}
