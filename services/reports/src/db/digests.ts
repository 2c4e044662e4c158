import { type Tx, anyOf } from '@insights/db';
import { query } from './query.ts';

/** A stored digest without its content. */
export interface DigestHead {
  readonly conversation_id: string;
  readonly revision: string;
  readonly basis: string;
  /** UTF-16 units. */
  readonly size: number;
}

export interface NewDigest extends Omit<DigestHead, 'size'> {
  /** JSON. */
  readonly digest: string;
}

export function listDigests(tx: Tx, interviewId: string): Promise<DigestHead[]> {
  return query(tx)
    .selectFrom('conversation_digests')
    .select(['conversation_id', 'revision', 'basis', 'size'])
    .where('interview_id', '=', interviewId)
    .execute();
}

/** The JSON of digests; of fewer than asked for if some were deleted meanwhile. */
export async function readDigests(tx: Tx, conversationIds: readonly string[]): Promise<string[]> {
  const rows = await query(tx)
    .selectFrom('conversation_digests')
    .select('digest')
    .where('conversation_id', '=', anyOf(conversationIds))
    .execute();
  return rows.map(({ digest }) => digest);
}

/** Adds or replaces digests. The caller holds the campaign's lock and knows that no conversation was erased. */
export async function storeDigests(tx: Tx, interview_id: string, digests: readonly NewDigest[]): Promise<void> {
  if (digests.length === 0) return;
  await query(tx)
    .insertInto('conversation_digests')
    .values(digests.map((each) => ({ ...each, workspace_id: tx.workspaceId, interview_id, size: each.digest.length })))
    .onConflict((conflict) =>
      conflict.column('conversation_id').doUpdateSet(({ ref }) => ({
        revision: ref('excluded.revision'),
        basis: ref('excluded.basis'),
        size: ref('excluded.size'),
        digest: ref('excluded.digest'),
      })),
    )
    .execute();
}

/** Deletes the digests of some conversations, or all of a campaign. */
export async function deleteDigests(
  tx: Tx,
  { interview_id, conversation_ids }: { interview_id: string; conversation_ids?: readonly string[] },
): Promise<void> {
  const all = query(tx).deleteFrom('conversation_digests').where('interview_id', '=', interview_id);
  await (conversation_ids ? all.where('conversation_id', '=', anyOf(conversation_ids)) : all).execute();
}
