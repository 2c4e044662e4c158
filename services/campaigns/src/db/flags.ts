import type { WordOf, campaigns } from '@insights/contracts';
import { type Tx, anyOf } from '@insights/db';
import type { Conversation } from './entities.ts';
import { query } from './query.ts';

export type FlagKind = WordOf<typeof campaigns.FlagKind>;

/** Kinds that a person has to look at: somebody is told by mail, and the turn waits. Other kinds are marks that hide nothing. */
export const GRAVE_FLAGS = [
  'distress',
  'emergency',
  'threat',
  'minor',
  'withdrawal_asked',
  'person_asked',
  'off_record',
] as const satisfies readonly FlagKind[];

/** What to look at in one turn. */
export interface NewFlag {
  readonly turn_id: string;
  readonly kind: FlagKind;
}

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

/** Stores flags of turns of a conversation, sent with what follows. One that is stored already, cleared or not, stays as it is. */
export async function storeFlags(
  tx: Tx,
  conversation: Pick<Conversation, 'id'>,
  flags: readonly NewFlag[],
  at: string,
): Promise<void> {
  if (flags.length === 0) return;
  const nobody = { cleared_at: null, cleared_by: null };
  const ids = { workspace_id: tx.workspaceId, conversation_id: conversation.id };
  const { sql: text, parameters: values } = query(tx)
    .insertInto('flags')
    .values(flags.map((flag) => ({ ...flag, ...ids, at, ...nobody })))
    .onConflict((conflict) => conflict.doNothing())
    .compile();
  await tx.send({ text, values });
}
