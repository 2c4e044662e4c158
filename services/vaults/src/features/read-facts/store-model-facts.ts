import { type Tx, anyOf } from '@insights/db';
import { after } from '../../db/leases.ts';
import { query } from '../../db/query.ts';
import { type FactInChunk, insertFacts } from '../store-facts/store-facts.ts';
import type { ClaimedDocument } from './claim-document.ts';

/** Where the reading of a document has got to. */
export interface Progress {
  readonly next_ordinal: number;
  /** Whether all chunks are read. */
  readonly is_read: boolean;
  /** How long the lease goes on. */
  readonly lease_seconds: number;
}

/**
 * Stores facts of chunks that still exist, and the progress. Returns how many facts were stored; null if the document was replaced or
 * deleted since it was claimed, or another process has read on, and nothing was stored.
 */
export async function storeModelFacts(
  tx: Tx,
  claimed: ClaimedDocument,
  { facts, progress }: { facts: readonly FactInChunk[]; progress: Progress },
): Promise<number | null> {
  // The chunks are locked before the queue's row: whoever stores a document does the same.
  const chunks = await lockChunks(tx, [...new Set(facts.map(({ chunk }) => chunk.id))]);
  if (!(await advance(tx, claimed, progress))) return null;
  const document = await query(tx)
    .selectFrom('documents')
    .select(['id', 'vault_id'])
    .where('id', '=', claimed.document_id)
    .executeTakeFirstOrThrow();
  const kept = facts.filter(({ chunk }) => chunks.has(chunk.id));
  await insertFacts(tx, document, { engine: 'model', facts: kept });
  return kept.length;
}

/** Those of the chunks that exist; they stay until the transaction ends. */
async function lockChunks(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await query(tx)
    .selectFrom('chunks')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** False if the claim no longer holds. */
async function advance(
  tx: Tx,
  { document_id, revision, next_ordinal }: ClaimedDocument,
  progress: Progress,
): Promise<boolean> {
  const advanced = await query(tx)
    .updateTable('document_facts')
    .set({
      next_ordinal: progress.next_ordinal,
      is_read: progress.is_read,
      failures: 0,
      due_at: after(progress.lease_seconds),
    })
    .where('document_id', '=', document_id)
    .where('revision', '=', revision)
    .where('next_ordinal', '=', next_ordinal)
    .returning('document_id')
    .executeTakeFirst();
  return advanced !== undefined;
}
