import { v7 } from 'uuid';
import type { campaigns } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { type Chunk, chunksOf, transcriptText } from '../../domain/transcript-document.ts';
import { defaultVault } from '../manage-vaults/default-vault.ts';

/** Stores a conversation as one document with its chunks; one that is there already is replaced. */
export async function storeTranscript(tx: Tx, transcript: campaigns.Transcript, at: string): Promise<void> {
  const { text, places } = transcriptText(transcript.turns);
  const vaultId = await defaultVault(tx, at);
  const title = `Interview of ${(transcript.started_at ?? at).slice(0, 10)}`;
  const document = await tx.row<{ id: string }>(
    `insert into documents (id, workspace_id, vault_id, interview_id, source_type, external_id, title, content_text, status, created_at, updated_at)
     values ($1, $2, $3, $4, 'transcript', $5, $6, $7, 'ready', $8, $8)
     on conflict (vault_id, external_id) do update
       set title = excluded.title, content_text = excluded.content_text, status = 'ready', updated_at = excluded.updated_at
     returning id`,
    [v7(), tx.workspaceId, vaultId, transcript.interview_id, transcript.conversation_id, title, text, at],
  );
  if (!document) throw new Error('a document was neither made nor replaced');
  await tx.run('delete from chunks where document_id = $1', [document.id]);
  await storeChunks(tx, document.id, transcript.conversation_id, chunksOf(text, places));
}

async function storeChunks(tx: Tx, documentId: string, conversationId: string, chunks: Chunk[]): Promise<void> {
  const rows = chunks.map((chunk) => ({ id: v7(), ...chunk }));
  await tx.run(
    `insert into chunks (id, workspace_id, document_id, conversation_id, turn_ids, text, start_offset, end_offset)
     select c.id, $1, $2, $3, c.turn_ids, c.text, c.start, c."end"
       from jsonb_to_recordset($4::jsonb) as c(id uuid, turn_ids uuid[], text text, start int, "end" int)`,
    [tx.workspaceId, documentId, conversationId, JSON.stringify(rows)],
  );
}
