import { servicePrincipal } from '@insights/auth-context';
import type { Db } from '@insights/db';
import { LockMode } from '@mikro-orm/core';
import { Endpoint } from '../../db/entities.ts';
import { type KeyRing, open, seal } from '@insights/secret-box';

const BATCH = 500;

/** Encrypts every secret that is under a former key under the current one. How many endpoints were changed. May be repeated. */
export async function rotateKeys(db: Db, keys: KeyRing): Promise<number> {
  let changed = 0;
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await db.worker.query<{ id: string; workspace_id: string }>(
      `select id, workspace_id from endpoints
        where id > $1 and (secret_key_id <> $2 or previous_key_id <> $2) order by id limit ${BATCH}`,
      [last, keys.current],
    );
    for (const { id, workspace_id } of rows) {
      const principal = servicePrincipal('webhooks', workspace_id);
      await db.withWorkspace({ principal }, async (tx) => {
        const endpoint = await tx.em.findOne(Endpoint, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
        if (endpoint) reseal(endpoint, keys);
      });
      changed += 1;
      last = id;
    }
    if (rows.length < BATCH) return changed;
  }
}

function reseal(endpoint: Endpoint, keys: KeyRing): void {
  const { id, secret: box, secret_key_id: key_id, previous_secret, previous_key_id } = endpoint;
  const current = seal(keys, open(keys, { box, key_id }, id), id);
  endpoint.secret = current.box;
  endpoint.secret_key_id = current.key_id;
  if (!previous_secret || !previous_key_id) return;
  const former = seal(keys, open(keys, { box: previous_secret, key_id: previous_key_id }, id), id);
  endpoint.previous_secret = former.box;
  endpoint.previous_key_id = former.key_id;
}
