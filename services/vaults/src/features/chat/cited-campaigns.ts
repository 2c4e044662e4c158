import { type Tx, anyOf } from '@insights/db';
import { query } from '../../db/query.ts';

/** By session, the campaigns that its answers rest on. Names that are hidden in them may be in any text of the session. */
export async function campaignsOf(
  tx: Tx,
  session_ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const citing = (table: 'chat_citations' | 'chat_answers') =>
    query(tx).selectFrom(table).select(['message_id', 'interview_id']).where('interview_id', 'is not', null);
  const rows = await query(tx)
    .selectFrom(citing('chat_citations').union(citing('chat_answers')).as('cited'))
    .innerJoin('chat_messages', 'chat_messages.id', 'cited.message_id')
    .select(['chat_messages.session_id', 'cited.interview_id'])
    .distinct()
    .where('chat_messages.session_id', '=', anyOf(session_ids))
    .execute();
  const found = new Map<string, string[]>();
  for (const { session_id, interview_id } of rows) {
    if (interview_id !== null) found.set(session_id, [...(found.get(session_id) ?? []), interview_id]);
  }
  return found;
}
