import { v7 } from 'uuid';
import type { campaigns } from '@insights/contracts';
import { type Tx, sql } from '@insights/db';
import { type Chunk, Chunker, SEPARATOR } from '../../domain/transcript-document.ts';
import { query } from '../../db/query.ts';
import { defaultVault } from './default-vault.ts';

/**
 * Stores a conversation as one document with its chunks and replaces an earlier version of it. Parts are stored as they arrive, and the
 * database joins them, so that no process holds a long transcript in memory.
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
  await query(tx)
    .updateTable('documents')
    .set({ content_text: sql`coalesce((${textOf(tx, id)}), '')` })
    .where('id', '=', id)
    .execute();
}

const textOf = (tx: Tx, id: string) =>
  query(tx)
    .selectFrom('chunks')
    .select(sql`string_agg(text, ${SEPARATOR} order by start_offset)`.as('text'))
    .where('document_id', '=', id);

/** Stores the document without its text and returns its id. */
async function storeDocument(tx: Tx, transcript: campaigns.Transcript, at: string): Promise<string> {
  const vaultId = await defaultVault(tx, at);
  const title = `Interview of ${(transcript.started_at ?? at).slice(0, 10)}`;
  const current = { title, status: 'ready', hidden_names: transcript.hidden_names, updated_at: at } as const;
  const document = await query(tx)
    .insertInto('documents')
    .values({
      id: v7(),
      workspace_id: tx.workspaceId,
      vault_id: vaultId,
      interview_id: transcript.interview_id,
      source_type: 'transcript',
      external_id: transcript.conversation_id,
      content_text: '',
      created_at: at,
      ...current,
    })
    .onConflict((conflict) => conflict.columns(['vault_id', 'external_id']).doUpdateSet(current))
    .returning('id')
    .executeTakeFirstOrThrow();
  await query(tx).deleteFrom('chunks').where('document_id', '=', document.id).execute();
  return document.id;
}

async function storeChunks(tx: Tx, documentId: string, conversationId: string, chunks: Chunk[]): Promise<void> {
  if (chunks.length === 0) return;
  const rows = chunks.map(({ turn_ids, text, start, end }) => ({
    id: v7(),
    workspace_id: tx.workspaceId,
    document_id: documentId,
    conversation_id: conversationId,
    turn_ids,
    text,
    start_offset: start,
    end_offset: end,
  }));
  await query(tx).insertInto('chunks').values(rows).execute();
}
