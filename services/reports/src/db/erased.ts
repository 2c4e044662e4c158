import { type Tx, anyOf, mechanismQuery } from '@insights/db';
import { AppError } from '@insights/errors';

/** Fails a job whose source was erased while it ran; the retry reads what is left. Errors: `unavailable`. */
export async function assertNothingErased(tx: Tx, conversationIds: readonly string[]): Promise<void> {
  const erased = await mechanismQuery(tx)
    .selectFrom('erased_conversations')
    .select('conversation_id')
    .where('conversation_id', '=', anyOf(conversationIds))
    .limit(1)
    .executeTakeFirst();
  if (erased) {
    throw new AppError('unavailable', { publicMessage: 'Source data was erased during generation; retrying.' });
  }
}
