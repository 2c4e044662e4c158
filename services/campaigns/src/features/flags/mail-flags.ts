import { jobTypes } from '@insights/contracts';
import { type Tx, requestJob, sql } from '@insights/db';
import { type FlagKind, GRAVE_FLAGS, type NewFlag } from '../../db/flags.ts';
import { query } from '../../db/query.ts';
import type { MailDeps } from '../../deps.ts';

/** Anybody with a join link can raise flags, so a workspace's mails in an hour are limited. The flags are stored all the same. */
const MOST_AN_HOUR = 60;
/** Somebody may be in danger: the mails about other kinds use up none of theirs. */
const URGENT = ['distress', 'emergency', 'threat'] as const satisfies readonly FlagKind[];
const LESS_URGENT = GRAVE_FLAGS.filter((kind) => !URGENT.some((urgent) => urgent === kind));

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
  if (!mailEnabled) return;
  const everyAdmin = { kind: 'flag_raised', recipient_id: '', occasion: 0, endpoint_id: '' } as const;
  for (const group of [URGENT, LESS_URGENT]) {
    const mailed = kinds.filter((kind) => group.some((each) => each === kind));
    if (mailed.length === 0 || (await mailedLately(tx, group)) >= MOST_AN_HOUR) continue;
    for (const flag of mailed)
      await requestJob(tx, jobTypes.sendEmail, { ...everyAdmin, conversation_id: conversationId, flag });
  }
}

/** Live conversations of the workspace with a flag of these kinds in the last hour, this one included. */
async function mailedLately(tx: Tx, kinds: readonly FlagKind[]): Promise<number> {
  const { count } = await query(tx)
    .selectFrom('flags as f')
    .innerJoin('conversations as c', 'c.id', 'f.conversation_id')
    .select(({ fn }) => fn.count<number>('f.conversation_id').distinct().as('count'))
    .where('c.mode', '=', 'live')
    .where('f.kind', 'in', kinds)
    .where('f.at', '>', sql<string>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count;
}
