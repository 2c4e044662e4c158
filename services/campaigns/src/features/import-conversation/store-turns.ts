import { v7 } from 'uuid';
import type { Tx } from '@insights/db';
import type { ParsedTurn } from '../../domain/transcript/types.ts';

/** All turns in one statement: an import of 20,000 turns takes one round trip. `seq` counts from 1 without gaps. */
const INSERT = `
  insert into turns (id, workspace_id, conversation_id, seq, speaker, text, started_ms, ended_ms, question_id, tags)
  select t.id, $1, $2, t.seq, t.speaker, t.text, t.started_ms, t.ended_ms, t.question_id, t.tags
    from jsonb_to_recordset($3::jsonb) as t(
      id uuid, seq int, speaker text, text text, started_ms int, ended_ms int, question_id text, tags jsonb)`;

export async function storeTurns(tx: Tx, conversationId: string, turns: readonly ParsedTurn[]): Promise<void> {
  const rows = turns.map((turn, index) => ({ id: v7(), seq: index + 1, ...turn }));
  await tx.run(INSERT, [tx.workspaceId, conversationId, JSON.stringify(rows)]);
}
