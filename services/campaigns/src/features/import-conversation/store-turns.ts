import type { Tx } from '@insights/db';

/** A batch of turns in one statement: an import of ordinary length takes one round trip. */
const INSERT = `
  insert into turns (id, workspace_id, conversation_id, seq, speaker, text, started_ms, ended_ms, question_id, tags)
  select t.id, $1, $2, t.seq, t.speaker, t.text, t.started_ms, t.ended_ms, t.question_id, t.tags
    from jsonb_to_recordset($3::jsonb) as t(
      id uuid, seq int, speaker text, text text, started_ms int, ended_ms int, question_id text, tags jsonb)`;

/** `batches`: JSON lists of rows, in UTF-8. */
export async function storeTurns(tx: Tx, conversationId: string, batches: readonly Uint8Array[]): Promise<void> {
  const decoder = new TextDecoder();
  for (const batch of batches) await tx.run(INSERT, [tx.workspaceId, conversationId, decoder.decode(batch)]);
}
