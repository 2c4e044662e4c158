import { servicePrincipal } from '@insights/auth-context';
import type { Db } from '@insights/db';
import { LockMode } from '@mikro-orm/core';
import { type KeyRing, open, seal } from '@insights/secret-box';
import { Endpoint } from '../db/entities.ts';
import { workerQuery } from '../db/query.ts';

const BATCH = 500;

/** Encrypts every secret that is encrypted under an earlier key under the current one. Returns the number of changed endpoints. Repeatable. */
export async function rotateKeys(db: Db, keys: KeyRing): Promise<number> {
  let changed = 0;
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const endpoints = await workerQuery(db)
      .selectFrom('endpoints')
      .select(['id', 'workspace_id'])
      .where('id', '>', last)
      .where(({ eb, or }) => or([eb('secret_key_id', '<>', keys.current), eb('previous_key_id', '<>', keys.current)]))
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, workspace_id } of endpoints) {
      const principal = servicePrincipal('webhooks', workspace_id);
      await db.withWorkspace({ principal }, async (tx) => {
        const endpoint = await tx.em.findOne(Endpoint, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
        if (endpoint) reseal(endpoint, keys);
      });
      changed += 1;
      last = id;
    }
    if (endpoints.length < BATCH) return changed;
  }
}

function reseal(endpoint: Endpoint, keys: KeyRing): void {
  const { id, secret: box, secret_key_id: key_id, previous_secret, previous_key_id } = endpoint;
  const current = seal(keys, open(keys, { box, key_id }, id), id);
  endpoint.secret = current.box;
  endpoint.secret_key_id = current.key_id;
  if (!previous_secret || !previous_key_id) return;
  const previous = seal(keys, open(keys, { box: previous_secret, key_id: previous_key_id }, id), id);
  endpoint.previous_secret = previous.box;
  endpoint.previous_key_id = previous.key_id;
}
