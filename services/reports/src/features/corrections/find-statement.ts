import type { corrections } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { invalid } from '@insights/errors';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { newestReady } from '../read-report.ts';
import type { FoundStatement } from '../../engine-threads/messages.ts';

export type Found = FoundStatement;

/**
 * What the newest report quotes at a place of a conversation, else what rules read there; null if there is nothing. Errors:
 * `invalid_request`.
 */
export async function findStatement(
  { db, engine }: Pick<Deps, 'db' | 'engine'>,
  call: Call,
  { interview_id, statement }: corrections.AddCorrectionRequest,
  signal: AbortSignal,
): Promise<Found | null> {
  if (!statement) throw invalid(['body', 'statement'], 'Name the statement.');
  const { conversation_id, turn_id, start } = statement;
  const quoted = await db.withWorkspace({ principal: call.principal }, (tx) => quotedAt(tx, interview_id, statement));
  if (quoted) return quoted;
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

async function quotedAt(
  tx: Tx,
  interview_id: string,
  { conversation_id, turn_id, start: at }: corrections.StatementGiven,
): Promise<Found | null> {
  const version = await newestReady(tx, interview_id);
  const row = version?.evidence?.find(
    (each) => each.conversation_id === conversation_id && each.turn_id === turn_id && each.start <= at && at < each.end,
  );
  return row ? { start: row.start, end: row.end, kind: row.kind, polarity: row.polarity } : null;
}
