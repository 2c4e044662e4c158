import { type Tx, anyOf } from '@insights/db';
import { query } from '../../db/query.ts';

/** By session, the campaigns that its answers quote. Names that are hidden in them may be in any text of the session. */
export async function campaignsOf(
  tx: Tx,
  session_ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await query(tx)
    .selectFrom('chat_messages')
    .innerJoin('chat_citations', 'chat_citations.message_id', 'chat_messages.id')
    .select(['chat_messages.session_id', 'chat_citations.interview_id'])
    .distinct()
    .where('chat_messages.session_id', '=', anyOf(session_ids))
    .where('chat_citations.interview_id', 'is not', null)
    .execute();
  const found = new Map<string, string[]>();
  for (const { session_id, interview_id } of rows) {
    if (interview_id !== null) found.set(session_id, [...(found.get(session_id) ?? []), interview_id]);
  }
  return found;
}
