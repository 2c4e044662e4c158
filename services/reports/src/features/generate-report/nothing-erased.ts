import type { Tx } from '@insights/db';
import { AppError } from '@insights/errors';

/** What was read may have been erased since; then the job is to read again. Errors: `unavailable`. */
export async function assertNothingErased(tx: Tx, conversationIds: readonly string[]): Promise<void> {
  const erased = await tx.row('select from erased_conversations where conversation_id = any($1::uuid[]) limit 1', [
    conversationIds,
  ]);
  if (erased)
    throw new AppError('unavailable', { publicMessage: 'Somebody was erased while this was made. It is made again.' });
}
