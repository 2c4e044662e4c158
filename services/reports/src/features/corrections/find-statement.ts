import type { corrections } from '@insights/contracts';
import type { Call } from '@insights/db';
import { invalid } from '@insights/errors';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import type { FoundStatement } from '../../engine-threads/messages.ts';

export type Found = FoundStatement;

/** What the engine reads at a place of a conversation; null if it has read nothing there. Errors: `invalid_request`. */
export async function findStatement(
  { db, engine }: Pick<Deps, 'db' | 'engine'>,
  call: Call,
  { interview_id, statement }: corrections.AddCorrectionRequest,
  signal: AbortSignal,
): Promise<Found | null> {
  if (!statement) throw invalid(['body', 'statement'], 'Name the statement.');
  const { conversation_id, turn_id, start } = statement;
  const stored = await db.withWorkspace({ principal: call.principal }, (tx) =>
    query(tx)
      .selectFrom('conversation_digests')
      .select(['digest', 'size'])
      .where('interview_id', '=', interview_id)
      .where('conversation_id', '=', conversation_id)
      .executeTakeFirst(),
  );
  const caller = { owner: call.principal.workspace_id, signal };
  return stored ? engine.findStatement(stored, { turn_id, at: start }, caller) : null;
}
