import type { Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import type { EngineInput } from '../../engine/types.ts';

/** What was read may have been erased since; then the job is to read again. Errors: `unavailable`. */
export async function assertNothingErased(tx: Tx, input: EngineInput): Promise<void> {
  const erased = await tx.row('select from erased_conversations where conversation_id = any($1::uuid[]) limit 1', [
    input.conversations.map(({ id }) => id),
  ]);
  if (erased) throw new AppError('unavailable', { say: 'Somebody was erased while this was made. It is made again.' });
}
