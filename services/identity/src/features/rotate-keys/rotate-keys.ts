import { servicePrincipal } from '@insights/auth-context';
import type { Db, Tx } from '@insights/db';
import { type KeyRing, open, seal } from '@insights/secret-box';

const BATCH = 500;

/** Encrypts every private key that is under a former key under the current one. How many were changed. May be repeated. */
export async function rotateKeys(db: Db, keys: KeyRing): Promise<number> {
  let changed = 0;
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await db.worker.query<{ id: string; workspace_id: string }>(
      `select id, workspace_id from email_domains where id > $1 and dkim_key_id <> $2 order by id limit ${BATCH}`,
      [last, keys.current],
    );
    for (const { id, workspace_id } of rows) {
      const call = { principal: servicePrincipal('identity', workspace_id) };
      changed += await db.withWorkspace(call, (tx) => reseal(tx, keys, id));
      last = id;
    }
    if (rows.length < BATCH) return changed;
  }
}

/** None when it was deleted meanwhile. */
async function reseal(tx: Tx, keys: KeyRing, id: string): Promise<number> {
  const row = await tx.row<{ box: Buffer; key_id: string }>(
    'select dkim_private_key as box, dkim_key_id as key_id from email_domains where id = $1 for update',
    [id],
  );
  if (!row) return 0;
  const { box, key_id } = seal(keys, open(keys, row, id), id);
  return tx.run('update email_domains set dkim_private_key = $2, dkim_key_id = $3 where id = $1', [id, box, key_id]);
}
