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

/**
 * Makes index and facts of every document again from its stored chunks, each in a transaction of its own, while searches and uploads go on.
 * Repeatable. Returns the number of documents.
 */
export async function rebuildIndex(db: Db): Promise<number> {
  let count = 0;
  for await (const place of allDocuments(db)) {
    await derive(db, place);
    count += 1;
  }
  return count;
}

async function* allDocuments(db: Db): AsyncGenerator<Place> {
  for (let last = BEFORE_ALL; ;) {
    const batch = await workerQuery(db)
      .selectFrom(sql<Place>`vaults.documents_after(${last}, ${BATCH})`.as('next'))
      .select(['id', 'workspace_id'])
      .orderBy('id')
      .execute();
    yield* batch;
    last = batch.at(-1)?.id ?? last;
    if (batch.length < BATCH) return;
  }
}

async function derive(db: Db, { id, workspace_id }: Place): Promise<void> {
  await db.withWorkspace({ principal: servicePrincipal('vaults', workspace_id) }, async (tx) => {
    const document = await query(tx)
      .selectFrom('documents')
      .select(['id', 'vault_id', 'language', 'title'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!document) return;
    // What a model has read and what a campaign's map states stays: the chunks are the same.
    await query(tx).deleteFrom('stated_facts').where('document_id', '=', id).where('engine', '=', 'builtin').execute();
    await indexDocument(tx, document);
    await storeFacts(tx, document);
  });
}
