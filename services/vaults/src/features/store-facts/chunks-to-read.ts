import type { Tx } from '@insights/db';
import { query } from '../../db/query.ts';
import type { ChunkToRead } from '../../domain/facts/chunk-to-read.ts';

/** The next chunks of a document, in order. */
export async function chunksToRead(
  tx: Tx,
  document_id: string,
  { from, most }: { from: number; most: number },
): Promise<ChunkToRead[]> {
  const chunks = await query(tx)
    .selectFrom('chunks')
    .select(['id', 'ordinal', 'text', 'speakers', 'turn_ids'])
    .select(({ selectFrom }) =>
      selectFrom('stated_facts')
        .select(({ fn }) => fn.agg<string[]>('array_agg', ['source_text']).as('sentences'))
        .whereRef('stated_facts.chunk_id', '=', 'chunks.id')
        .where('engine', '=', 'graph')
        .as('graph_sentences'),
    )
    .where('document_id', '=', document_id)
    .where('ordinal', '>=', from)
    .orderBy('ordinal')
    .limit(most)
    .execute();
  return chunks.map((chunk) => ({ ...chunk, graph_sentences: chunk.graph_sentences ?? [] }));
}
