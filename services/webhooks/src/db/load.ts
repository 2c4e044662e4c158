import { LockMode } from '@mikro-orm/core';
import { validate } from 'uuid';
import type { Tx } from '@insights/db';
import { notFound } from '@insights/errors';
import { Endpoint } from './entities.ts';

/** Errors: `not_found`, for a deleted one too. */
export async function loadEndpoint(tx: Tx, id: string): Promise<Endpoint> {
  const endpoint = validate(id) ? await tx.em.findOne(Endpoint, { id, deleted_at: null }) : null;
  if (!endpoint) throw notFound('webhook endpoint');
  return endpoint;
}

/** The same, locked until the transaction ends. */
export async function lockEndpoint(tx: Tx, id: string): Promise<Endpoint> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE };
  const endpoint = validate(id) ? await tx.em.findOne(Endpoint, { id, deleted_at: null }, options) : null;
  if (!endpoint) throw notFound('webhook endpoint');
  return endpoint;
}

/** Makes sure that the endpoint is there, without reading its secrets. Errors: `not_found`. */
export async function needEndpoint(tx: Tx, id: string): Promise<void> {
  const found = validate(id)
    ? await tx.row('select 1 from endpoints where id = $1 and deleted_at is null', [id])
    : undefined;
  if (!found) throw notFound('webhook endpoint');
}
