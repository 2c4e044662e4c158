import { setImmediate } from 'node:timers/promises';
import { type Tx, sql } from '@insights/db';
import type { Language } from '@insights/language';
import { query } from '../../db/query.ts';
import { DocumentTerms, type IndexRow } from '../../search/document-terms.ts';

/** A document whose chunks are stored in the transaction. */
export interface DocumentToIndex {
  readonly id: string;
  readonly vault_id: string;
  readonly language: Language;
  readonly title: string;
}

/** Chunks read and indexed before other work of the process gets its turn: about 4 ms. */
const CHUNKS_AT_ONCE = 20;
/** Rows of one statement. */
const ROWS_AT_ONCE = 1_000;

/** Makes the document's chunks searchable and replaces what was indexed of it, in the caller's transaction. */
export async function indexDocument(tx: Tx, { id, vault_id, language, title }: DocumentToIndex): Promise<void> {
  await query(tx).deleteFrom('postings').where('document_id', '=', id).execute();
  const terms = await termsOf(tx, { id, language, title });
  const rows = terms.rows();
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await storeRows(tx, { id, vault_id }, rows.slice(from, from + ROWS_AT_ONCE));
  }
  await query(tx)
    .updateTable('documents')
    .set({ chunk_count: terms.chunks, term_count: terms.length })
    .where('id', '=', id)
    .execute();
}

async function termsOf(tx: Tx, { id, language, title }: Omit<DocumentToIndex, 'vault_id'>): Promise<DocumentTerms> {
  const terms = new DocumentTerms(language, title);
  for (let last = -1; ;) {
    const chunks = await query(tx)
      .selectFrom('chunks')
      .select(['ordinal', 'text', 'speakers'])
      .where('document_id', '=', id)
      .where('ordinal', '>', last)
      .orderBy('ordinal')
      .limit(CHUNKS_AT_ONCE)
      .execute();
    for (const chunk of chunks) terms.add(chunk);
    if (chunks.length < CHUNKS_AT_ONCE) return terms;
    last = chunks.at(-1)?.ordinal ?? last;
    await setImmediate();
  }
}

async function storeRows(
  tx: Tx,
  { id, vault_id }: Pick<DocumentToIndex, 'id' | 'vault_id'>,
  rows: readonly IndexRow[],
): Promise<void> {
  const terms = rows.map(({ term }) => term);
  const parts = rows.map(({ part }) => part);
  const packed = rows.map((row) => row.packed);
  await query(tx)
    .insertInto('postings')
    .columns(['workspace_id', 'vault_id', 'document_id', 'term', 'part', 'packed'])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<IndexRow>`unnest(${terms}::text[], ${parts}::smallint[], ${packed}::bytea[])`.as<'made'>(
            sql`made (term, part, packed)`,
          ),
        )
        .select([
          sql<string>`${tx.workspaceId}::uuid`.as('workspace_id'),
          sql<string>`${vault_id}::uuid`.as('vault_id'),
          sql<string>`${id}::uuid`.as('document_id'),
          'made.term',
          'made.part',
          'made.packed',
        ]),
    )
    .execute();
}
