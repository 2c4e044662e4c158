import type { Tx } from './tx.ts';
import { tenantTable } from './schema-sql.ts';

/** The table of conversations that were erased; for a migration. */
export function tombstoneTable(schema: string): string[] {
  return [
    `create table ${schema}.erased_conversations (
       conversation_id uuid primary key,
       workspace_id uuid not null,
       erased_at timestamptz(3) not null default now())`,
    ...tenantTable(schema, 'erased_conversations'),
  ];
}

// Whoever stores something of a conversation and whoever erases it take turns, so that one of them sees the other.
const TAKE_TURNS = `select pg_advisory_xact_lock(hashtextextended('erased ' || id, 0)) from unnest($1::text[]) as id order by id`;

/** Notes that these conversations are erased: nothing of them may be stored from now on. */
export async function buryConversations(tx: Tx, conversationIds: readonly string[]): Promise<void> {
  await tx.run(TAKE_TURNS, [conversationIds]);
  await tx.run(
    `insert into erased_conversations (conversation_id, workspace_id) select unnest($1::uuid[]), $2 on conflict do nothing`,
    [conversationIds, tx.workspaceId],
  );
}

/** Whether a conversation has been erased; until the transaction ends, it will not be. */
export async function isErased(tx: Tx, conversationId: string): Promise<boolean> {
  await tx.run(TAKE_TURNS, [[conversationId]]);
  return (await tx.row('select from erased_conversations where conversation_id = $1', [conversationId])) !== undefined;
}
