import { sql } from 'kysely';
import { mechanismQuery } from './mechanism-tables.ts';
import { tenantTable } from './schema-sql.ts';
import { anyOf } from './tables.ts';
import type { Tx } from './tx.ts';

/** The table of erased conversations; for a migration. */
export function tombstoneTable(schema: string): string[] {
  return [
    `create table ${schema}.erased_conversations (
       conversation_id uuid primary key,
       workspace_id uuid not null,
       erased_at timestamptz(3) not null default now())`,
    ...tenantTable(schema, 'erased_conversations'),
  ];
}

/** Serialises storing something of a conversation with erasing it, so that one of the two sees the other. */
async function lockConversations(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.run(
    `select pg_advisory_xact_lock(hashtextextended('erased ' || id, 0)) from unnest($1::text[]) as id order by id`,
    [ids],
  );
}

/** Records that these conversations are erased: from now on nothing of them may be stored. */
export async function markErased(tx: Tx, conversationIds: readonly string[]): Promise<void> {
  await lockConversations(tx, conversationIds);
  if (conversationIds.length === 0) return;
  const rows = conversationIds.map((conversation_id) => ({ conversation_id, workspace_id: tx.workspaceId }));
  await mechanismQuery(tx)
    .insertInto('erased_conversations')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether a conversation has been erased. If not, it will not be until the transaction ends. */
export async function isErased(tx: Tx, conversationId: string): Promise<boolean> {
  return anyErased(tx, [conversationId]);
}

/** Whether one of several conversations has been erased. If not, none will be until the transaction ends. */
export async function anyErased(tx: Tx, conversationIds: readonly string[]): Promise<boolean> {
  await lockConversations(tx, conversationIds);
  const tombstone = await mechanismQuery(tx)
    .selectFrom('erased_conversations')
    .select(sql<number>`1`.as('found'))
    .where('conversation_id', '=', anyOf(conversationIds))
    .limit(1)
    .executeTakeFirst();
  return tombstone !== undefined;
}
