import { servicePrincipal } from '@insights/auth-context';
import type { Db, Tx } from '@insights/db';
import { type KeyRing, open, seal } from '@insights/secret-box';
import { query, workerQuery } from '../../db/query.ts';

const BATCH = 500;

/** Encrypts every private key that is under a former key with the current one. Returns how many; can be repeated. */
export async function rotateKeys(db: Db, keys: KeyRing): Promise<number> {
  let changed = 0;
  for (let last: string | null = null; ;) {
    const rows = await domainsUnderFormerKeys(db, keys, last);
    for (const { id, workspace_id } of rows) {
      const call = { principal: servicePrincipal('identity', workspace_id) };
      changed += await db.withWorkspace(call, (tx) => reseal(tx, keys, id));
      last = id;
    }
    if (rows.length < BATCH) return changed;
  }
}

function domainsUnderFormerKeys(db: Db, keys: KeyRing, after: string | null) {
  return workerQuery(db)
    .selectFrom('email_domains')
    .select(['id', 'workspace_id'])
    .where('dkim_key_id', '<>', keys.current)
    .$if(after !== null, (rest) => rest.where('id', '>', after))
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

/** 0 if the domain has been deleted since. */
async function reseal(tx: Tx, keys: KeyRing, id: string): Promise<number> {
  const sealed = await query(tx)
    .selectFrom('email_domains')
    .select(['dkim_private_key as box', 'dkim_key_id as key_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!sealed) return 0;
  const { box, key_id } = seal(keys, open(keys, sealed, id), id);
  await query(tx)
    .updateTable('email_domains')
    .set({ dkim_private_key: box, dkim_key_id: key_id })
    .where('id', '=', id)
    .execute();
  return 1;
}
