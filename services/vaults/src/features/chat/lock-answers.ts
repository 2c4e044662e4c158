import { type Tx, anyOf, mechanismQuery } from '@insights/db';

/**
 * Until the transaction ends, no other one that changes what chats say of these campaigns runs: of storing an answer and erasing a person
 * whom it counts, one sees the other. Call it before other locks.
 */
export async function lockAnswers(tx: Tx, interview_ids: readonly string[]): Promise<void> {
  await tx.run(
    `select pg_advisory_xact_lock(hashtextextended('chat answers ' || id, 0)) from unnest($1::text[]) as id order by id`,
    [[...new Set(interview_ids)].toSorted()],
  );
}

/** Whether one of several conversations is erased. `lockAnswers` has been called for their campaigns. */
export async function isAnyErased(tx: Tx, conversation_ids: readonly string[]): Promise<boolean> {
  const found = await mechanismQuery(tx)
    .selectFrom('erased_conversations')
    .select('conversation_id')
    .where('conversation_id', '=', anyOf(conversation_ids))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
