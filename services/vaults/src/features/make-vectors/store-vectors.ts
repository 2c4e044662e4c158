import { type Tx, anyOf, sql } from '@insights/db';
import { after } from '../../db/leases.ts';
import { query } from '../../db/query.ts';
import { pack } from '../../domain/vector-codes.ts';
import type { ClaimedDocument } from './claim-documents.ts';

/** Chunks of `documents` without a vector of `model`, except those in `skipped`. */
export function chunksWithout(
  tx: Tx,
  {
    documents,
    model,
    skipped,
    limit,
  }: {
    documents: readonly ClaimedDocument[];
    model: string;
    skipped: ReadonlySet<string>;
    limit: number;
  },
) {
  return query(tx)
    .selectFrom('chunks')
    .leftJoin('chunk_vectors', (join) =>
      join.onRef('chunk_vectors.chunk_id', '=', 'chunks.id').on('chunk_vectors.model', '=', model),
    )
    .select(['chunks.id', 'chunks.text'])
    .where('chunk_vectors.chunk_id', 'is', null)
    .where('chunks.document_id', '=', anyOf(documents.map(({ document_id }) => document_id)))
    .where('chunks.id', '<>', sql<string>`all(${[...skipped]})`)
    .orderBy('chunks.id')
    .limit(limit)
    .execute();
}

/** Stores vectors of chunks that still exist. One version for each vault makes them visible to searches at once. */
export async function storeVectors(tx: Tx, model: string, vectors: ReadonlyMap<string, Float32Array>): Promise<void> {
  const chunks = await query(tx)
    .selectFrom('chunks')
    .innerJoin('documents', 'documents.id', 'chunks.document_id')
    .select(['chunks.id', 'chunks.document_id', 'documents.vault_id'])
    .where('chunks.id', '=', anyOf([...vectors.keys()]))
    .orderBy('documents.vault_id')
    .orderBy('chunks.id')
    // A chunk that is deleted meanwhile must not fail the others.
    .forKeyShare('chunks')
    .execute();
  for (const [vaultId, own] of Map.groupBy(chunks, ({ vault_id }) => vault_id)) {
    const version = await nextVersion(tx, vaultId);
    const rows = own.map(({ id, document_id }) => {
      const vector = bytesOf(pack(vectors.get(id) ?? new Float32Array()));
      const place = { chunk_id: id, workspace_id: tx.workspaceId, vault_id: vaultId, document_id };
      return { ...place, model, version, vector };
    });
    await query(tx)
      .insertInto('chunk_vectors')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('chunk_id').doUpdateSet((eb) => ({
          model: eb.ref('excluded.model'),
          version: eb.ref('excluded.version'),
          vector: eb.ref('excluded.vector'),
        })),
      )
      .execute();
  }
}

const bytesOf = (packed: Int8Array): Uint8Array => Buffer.from(packed.buffer);

async function nextVersion(tx: Tx, vaultId: string): Promise<number> {
  const row = await query(tx)
    .insertInto('vault_vectors')
    .values({ vault_id: vaultId, workspace_id: tx.workspaceId, version: 1 })
    .onConflict((conflict) => conflict.column('vault_id').doUpdateSet({ version: sql`vault_vectors.version + 1` }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

/** Marks documents whose chunks all have vectors. A document that changed since it was claimed stays due. */
export async function markDone(tx: Tx, model: string, documents: readonly ClaimedDocument[]): Promise<void> {
  for (const { document_id, revision } of documents) {
    await query(tx)
      .updateTable('document_vectors')
      .set({ model, failures: 0 })
      .where('document_id', '=', document_id)
      .where('revision', '=', revision)
      .execute();
  }
}

/** Extends the leases of documents that were not replaced meanwhile. */
export async function extendLeases(tx: Tx, documents: readonly ClaimedDocument[], seconds: number): Promise<void> {
  for (const { document_id, revision } of documents) {
    await query(tx)
      .updateTable('document_vectors')
      .set({ due_at: after(seconds) })
      .where('document_id', '=', document_id)
      .where('revision', '=', revision)
      .execute();
  }
}
