import { servicePrincipal } from '@insights/auth-context';
import { type Db, sql } from '@insights/db';
import { query, workerQuery } from '../../db/query.ts';
import { indexDocument } from './index-document.ts';

const BATCH = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Indexes every document again from its stored chunks, each in a transaction of its own, while searches and uploads go on. Repeatable.
 * Returns the number of documents.
 */
export async function rebuildIndex(db: Db): Promise<number> {
  let count = 0;
  for (let last = BEFORE_ALL; ;) {
    const batch = await workerQuery(db)
      .selectFrom(sql<{ id: string; workspace_id: string }>`vaults.documents_after(${last}, ${BATCH})`.as('next'))
      .select(['id', 'workspace_id'])
      .orderBy('id')
      .execute();
    for (const { id, workspace_id } of batch) {
      await db.withWorkspace({ principal: servicePrincipal('vaults', workspace_id) }, async (tx) => {
        const document = await query(tx)
          .selectFrom('documents')
          .select(['id', 'vault_id', 'language'])
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        if (document) await indexDocument(tx, document);
      });
      count += 1;
      last = id;
    }
    if (batch.length < BATCH) return count;
  }
}
