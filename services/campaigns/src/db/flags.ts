import type { campaigns } from '@insights/contracts';
import { type Tx, anyOf } from '@insights/db';
import { query } from './query.ts';

/** The flags of these conversations, each in the order of its turns. */
export async function flagsOf(tx: Tx, conversationIds: readonly string[]): Promise<Map<string, campaigns.Flag[]>> {
  const rows = await query(tx)
    .selectFrom('flags as f')
    .innerJoin('turns as t', 't.id', 'f.turn_id')
    .select(['f.conversation_id', 'f.kind', 'f.turn_id', 'f.at', 'f.cleared_at', 'f.cleared_by'])
    .where('f.conversation_id', '=', anyOf(conversationIds))
    .orderBy('t.seq')
    .orderBy('f.kind')
    .execute();
  const flags = new Map<string, campaigns.Flag[]>();
  for (const { conversation_id, ...flag } of rows) {
    const known = flags.get(conversation_id);
    if (known) known.push(flag);
    else flags.set(conversation_id, [flag]);
  }
  return flags;
}
