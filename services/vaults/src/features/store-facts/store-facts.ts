import { setImmediate } from 'node:timers/promises';
import type { Tx } from '@insights/db';
import type { Language } from '@insights/language';
import { query } from '../../db/query.ts';
import { factIdOf } from '../../domain/facts/fact-id.ts';
import { factsOfChunk } from '../../domain/facts/facts-of-chunk.ts';

/** A document whose chunks are stored in the transaction. */
export interface DocumentWithFacts {
  readonly id: string;
  readonly vault_id: string;
  readonly language: Language;
}

/** Chunks read before other work of the process gets its turn: about 8 ms. */
const CHUNKS_AT_ONCE = 20;

/** Stores the facts that the document's chunks state, in the caller's transaction. Facts go with the chunks that state them. */
export async function storeFacts(tx: Tx, { id, vault_id, language }: DocumentWithFacts): Promise<void> {
  for (let last = -1; ;) {
    const chunks = await query(tx)
      .selectFrom('chunks')
      .select(['id', 'ordinal', 'text', 'speakers', 'turn_ids'])
      .where('document_id', '=', id)
      .where('ordinal', '>', last)
      .orderBy('ordinal')
      .limit(CHUNKS_AT_ONCE)
      .execute();
    const rows = chunks.flatMap((chunk) =>
      factsOfChunk(chunk, { language, scope: id }).map(({ start: _start, end: _end, fact_key, ...fact }) => ({
        chunk_id: chunk.id,
        fact_id: factIdOf(vault_id, fact_key),
        workspace_id: tx.workspaceId,
        vault_id,
        document_id: id,
        ordinal: chunk.ordinal,
        ...fact,
      })),
    );
    if (rows.length > 0) await query(tx).insertInto('stated_facts').values(rows).execute();
    if (chunks.length < CHUNKS_AT_ONCE) return;
    last = chunks.at(-1)?.ordinal ?? last;
    await setImmediate();
  }
}
