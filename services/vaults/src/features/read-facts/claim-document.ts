import { type Db, asAppError, sql } from '@insights/db';
import { NOW, after } from '../../db/leases.ts';
import { workerQuery } from '../../db/query.ts';

/** A document whose facts a model has to read. */
export interface ClaimedDocument {
  readonly document_id: string;
  readonly workspace_id: string;
  /** Changes when the document's chunks change. */
  readonly revision: number;
  /** The first chunk that is not read. */
  readonly next_ordinal: number;
}

type Worker = Pick<Db, 'workerKysely'>;

function fail(error: unknown): never {
  throw asAppError(error);
}

/**
 * Leases the document that has been due longest, except those of some workspaces; null if none is due. What is left of a large document
 * becomes due again after those of others. Replicas never wait for each other.
 */
export async function claimDocument(
  db: Worker,
  { except, lease_seconds }: { except: readonly string[]; lease_seconds: number },
): Promise<ClaimedDocument | null> {
  const claimed = await workerQuery(db)
    .with('picked', (eb) =>
      eb
        .selectFrom('document_facts')
        .select('document_id')
        .where('is_read', '=', false)
        .where('due_at', '<=', NOW)
        .where('workspace_id', '<>', sql<string>`all(${except})`)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('document_facts')
    .from('picked')
    .set({ due_at: after(lease_seconds) })
    .whereRef('document_facts.document_id', '=', 'picked.document_id')
    .returning(['document_facts.document_id', 'workspace_id', 'revision', 'next_ordinal'])
    .executeTakeFirst()
    .catch(fail);
  return claimed ?? null;
}

/** Ends the lease of a document that failed: it becomes due after a pause that doubles with each failure, up to six hours. */
export async function postpone(db: Worker, { document_id, revision }: ClaimedDocument): Promise<void> {
  await workerQuery(db)
    .updateTable('document_facts')
    .set({
      failures: sql`least(failures + 1, 20)`,
      due_at: after(sql<number>`least(21600, 2 ^ least(failures, 15))`),
    })
    .where('document_id', '=', document_id)
    .where('revision', '=', revision)
    .execute()
    .catch(fail);
}
