import { setImmediate } from 'node:timers/promises';
import type { WordOf, retrieval } from '@insights/contracts';
import type { Tx } from '@insights/db';
import type { Language } from '@insights/language';
import { query } from '../../db/query.ts';
import { factIdOf } from '../../domain/facts/fact-id.ts';
import type { StatedFact } from '../../domain/facts/fact.ts';
import { factsOfChunk } from '../../domain/facts/facts-of-chunk.ts';
import { chunksToRead } from './chunks-to-read.ts';

/** A document whose chunks are stored in the transaction. */
export interface DocumentWithFacts {
  readonly id: string;
  readonly vault_id: string;
  readonly language: Language;
}

/** A fact, and the chunk that states it. */
export interface FactInChunk {
  readonly chunk: { readonly id: string; readonly ordinal: number };
  readonly fact: StatedFact;
}

/** Chunks read before other work of the process gets its turn: about 8 ms. */
const CHUNKS_AT_ONCE = 20;
/** Rows of one statement: PostgreSQL takes at most 65,535 parameters, and a row has 18. */
const ROWS_AT_ONCE = 1_000;

/** Stores the facts that the rules read in the document's chunks, in the caller's transaction. Facts go with the chunks that state them. */
export async function storeFacts(tx: Tx, document: DocumentWithFacts): Promise<void> {
  const { id, language } = document;
  for (let next = 0; ;) {
    const chunks = await chunksToRead(tx, id, { from: next, most: CHUNKS_AT_ONCE });
    const facts = chunks.flatMap((chunk) =>
      factsOfChunk(chunk, { language, scope: id }).map((fact) => ({ chunk, fact })),
    );
    await insertFacts(tx, document, { engine: 'builtin', facts });
    if (chunks.length < CHUNKS_AT_ONCE) return;
    next = (chunks.at(-1)?.ordinal ?? next) + 1;
    await setImmediate();
  }
}

/** `engine`: what has read them. */
export async function insertFacts(
  tx: Tx,
  { id, vault_id }: Pick<DocumentWithFacts, 'id' | 'vault_id'>,
  { engine, facts }: { engine: WordOf<typeof retrieval.FactEngine>; facts: readonly FactInChunk[] },
): Promise<void> {
  const rows = facts.map(({ chunk, fact: { start: _start, end: _end, fact_key, ...fact } }) => ({
    chunk_id: chunk.id,
    fact_id: factIdOf(vault_id, fact_key),
    engine,
    workspace_id: tx.workspaceId,
    vault_id,
    document_id: id,
    ordinal: chunk.ordinal,
    ...fact,
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await query(tx)
      .insertInto('stated_facts')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
}
