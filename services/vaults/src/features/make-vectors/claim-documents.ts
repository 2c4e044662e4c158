import { type Db, anyOf, asAppError, sql } from '@insights/db';
import { NOW, after } from '../../db/leases.ts';
import { workerQuery } from '../../db/query.ts';

/** A document whose chunks need vectors. */
export interface ClaimedDocument {
  readonly document_id: string;
  readonly workspace_id: string;
  /** Changes when the document's chunks change. */
  readonly revision: number;
}

type Worker = Pick<Db, 'workerKysely'>;

function fail(error: unknown): never {
  throw asAppError(error);
}

/** Documents without vectors of `model` that nobody has leased; those due longest come first. Replicas never wait for each other. */
const due = (db: Worker, model: string) =>
  workerQuery(db)
    .selectFrom('document_vectors')
    // Not `<>`: the index is on (model, due_at).
    .where((eb) => eb.or([eb('model', '<', model), eb('model', '>', model)]))
    .where('due_at', '<=', NOW)
    .orderBy('due_at')
    .forUpdate()
    .skipLocked();

/**
 * Leases the documents of one workspace that have been due longest; perhaps none. What is left of a large document becomes due again
 * after those of other workspaces, so workspaces take turns.
 */
export async function claimDocuments(
  db: Worker,
  { model, max_documents, lease_seconds }: { model: string; max_documents: number; lease_seconds: number },
): Promise<ClaimedDocument[]> {
  return workerQuery(db)
    .with('first', () => due(db, model).select('workspace_id').limit(1))
    .with('picked', (eb) =>
      due(db, model)
        .select('document_id')
        .where('workspace_id', '=', eb.selectFrom('first').select('workspace_id'))
        .limit(max_documents),
    )
    .updateTable('document_vectors')
    .from('picked')
    .set({ due_at: after(lease_seconds) })
    .whereRef('document_vectors.document_id', '=', 'picked.document_id')
    .returning(['document_vectors.document_id', 'workspace_id', 'revision'])
    .execute()
    .catch(fail);
}

/** Ends the leases of documents that failed: they become due after a pause that doubles with each failure, up to ten minutes. */
export async function postpone(db: Worker, documents: readonly ClaimedDocument[]): Promise<void> {
  await workerQuery(db)
    .updateTable('document_vectors')
    .set({
      failures: sql`least(failures + 1, 20)`,
      due_at: after(sql<number>`least(600, 2 ^ least(failures, 10))`),
    })
    .where('document_id', '=', anyOf(documents.map(({ document_id }) => document_id)))
    .execute()
    .catch(fail);
}
