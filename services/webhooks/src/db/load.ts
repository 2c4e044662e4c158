import { LockMode } from '@mikro-orm/core';
import { validate } from 'uuid';
import type { Tx } from '@insights/db';
import { notFound } from '@insights/errors';
import { Endpoint } from './entities.ts';
import { query } from './query.ts';

/** Errors: `not_found`, also for a deleted endpoint. */
export async function loadEndpoint(tx: Tx, id: string): Promise<Endpoint> {
  const endpoint = validate(id) ? await tx.em.findOne(Endpoint, { id, deleted_at: null }) : null;
  if (!endpoint) throw notFound('webhook endpoint');
  return endpoint;
}

/** Locks the endpoint until the transaction ends. Errors: `not_found`, also for a deleted endpoint. */
export async function lockEndpoint(tx: Tx, id: string): Promise<Endpoint> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE };
  const endpoint = validate(id) ? await tx.em.findOne(Endpoint, { id, deleted_at: null }, options) : null;
  if (!endpoint) throw notFound('webhook endpoint');
  return endpoint;
}

/** Checks that the endpoint exists, without reading its secrets. Errors: `not_found`. */
export async function requireEndpoint(tx: Tx, id: string): Promise<void> {
  const endpoint = validate(id)
    ? await query(tx)
        .selectFrom('endpoints')
        .select('id')
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (!endpoint) throw notFound('webhook endpoint');
}
