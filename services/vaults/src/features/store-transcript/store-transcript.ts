import { v7 } from 'uuid';
import type { campaigns } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { type Chunk, Chunker, SEPARATOR } from '../../domain/transcript-document.ts';
import { defaultVault } from '../manage-vaults/default-vault.ts';

/**
 * Stores a conversation as one document with its chunks; one that is there already is replaced. The parts go into the table as
 * they come, and the database joins them, so that no process holds a long transcript.
 */
export async function storeTranscript(tx: Tx, parts: AsyncIterable<campaigns.Transcript>, at: string): Promise<void> {
  const chunker = new Chunker();
  let id = '';
  let conversationId = '';
  for await (const part of parts) {
    if (id === '') {
      conversationId = part.conversation_id;
      id = await storeDocument(tx, part, at);
    }
    await storeChunks(tx, id, conversationId, chunker.add(part.turns));
  }
  if (id === '') return;
  await storeChunks(tx, id, conversationId, chunker.finish());
  await tx.run(
    `update documents set content_text = coalesce(
            (select string_agg(text, $2 order by start_offset) from chunks where document_id = $1), '') where id = $1`,
    [id, SEPARATOR],
  );
}

/** The document, yet without its text; its id. */
async function storeDocument(tx: Tx, transcript: campaigns.Transcript, at: string): Promise<string> {
  const vaultId = await defaultVault(tx, at);
  const title = `Interview of ${(transcript.started_at ?? at).slice(0, 10)}`;
  const document = await tx.row<{ id: string }>(
    `insert into documents (id, workspace_id, vault_id, interview_id, source_type, external_id, title, content_text, status, hidden_names, created_at, updated_at)
     values ($1, $2, $3, $4, 'transcript', $5, $6, '', 'ready', $8, $7, $7)
     on conflict (vault_id, external_id) do update
       set title = excluded.title, status = 'ready', hidden_names = excluded.hidden_names, updated_at = excluded.updated_at
     returning id`,
    [
      v7(),
      tx.workspaceId,
      vaultId,
      transcript.interview_id,
      transcript.conversation_id,
      title,
      at,
      transcript.hidden_names,
    ],
  );
  if (!document) throw new Error('a document was neither made nor replaced');
  await tx.run('delete from chunks where document_id = $1', [document.id]);
  return document.id;
}

async function storeChunks(tx: Tx, documentId: string, conversationId: string, chunks: Chunk[]): Promise<void> {
  if (chunks.length === 0) return;
  const rows = chunks.map((chunk) => ({ id: v7(), ...chunk }));
  await tx.run(
    `insert into chunks (id, workspace_id, document_id, conversation_id, turn_ids, text, start_offset, end_offset)
     select c.id, $1, $2, $3, c.turn_ids, c.text, c.start, c."end"
       from jsonb_to_recordset($4::jsonb) as c(id uuid, turn_ids uuid[], text text, start int, "end" int)`,
    [tx.workspaceId, documentId, conversationId, JSON.stringify(rows)],
  );
}
