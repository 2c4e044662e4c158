import { servicePrincipal } from '@insights/auth-context';
import { type Db, sql } from '@insights/db';
import { query, workerQuery } from '../../db/query.ts';
import { storeFacts } from '../store-facts/store-facts.ts';
import { indexDocument } from './index-document.ts';

const BATCH = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

interface Place {
  readonly id: string;
  readonly workspace_id: string;
}

/** Lists the documents that follow one, in the order of their ids. */
type Lister = (db: Db, last: string) => Promise<Place[]>;

const all: Lister = (db, last) =>
  workerQuery(db)
    .selectFrom(sql<Place>`vaults.documents_after(${last}, ${BATCH})`.as('next'))
    .select(['id', 'workspace_id'])
    .orderBy('id')
    .execute();

const unindexed: Lister = (db, last) =>
  workerQuery(db)
    .selectFrom(sql<Place>`vaults.unindexed_after(${last}, ${BATCH})`.as('next'))
    .select(['id', 'workspace_id'])
    .orderBy('id')
    .execute();

/**
 * Makes index and facts of every document again from its stored chunks, each in a transaction of its own, while searches and uploads go on.
 * Repeatable. Returns the number of documents.
 */
export async function rebuildIndex(db: Db): Promise<number> {
  let count = 0;
  for await (const place of listed(db, all)) {
    await derive(db, place);
    count += 1;
  }
  return count;
}

/**
 * The same for the texts that were stored before there was an index. Several processes may do it at once. One document that fails does not
 * keep the others waiting. Errors: the last failure, when all others are done.
 */
export async function indexMissing(db: Db, stopping: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for await (const place of listed(db, unindexed)) {
    if (stopping.aborted) return;
    await derive(db, place, { missing: true }).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures.at(-1);
}

async function* listed(db: Db, lister: Lister): AsyncGenerator<Place> {
  for (let last = BEFORE_ALL; ;) {
    const batch = await lister(db, last);
    yield* batch;
    last = batch.at(-1)?.id ?? last;
    if (batch.length < BATCH) return;
  }
}

/** `missing`: no-op if another process has done it meanwhile. */
async function derive(db: Db, { id, workspace_id }: Place, { missing = false } = {}): Promise<void> {
  await db.withWorkspace({ principal: servicePrincipal('vaults', workspace_id) }, async (tx) => {
    const document = await query(tx)
      .selectFrom('documents')
      .select(['id', 'vault_id', 'language', 'title', 'is_indexed'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!document || (missing && document.is_indexed)) return;
    // What a model has read and what a campaign's map states stays: the chunks are the same.
    await query(tx).deleteFrom('stated_facts').where('document_id', '=', id).where('engine', '=', 'builtin').execute();
    await indexDocument(tx, document);
    await storeFacts(tx, document);
  });
}
