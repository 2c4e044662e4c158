import { v7, validate } from 'uuid';
import type { webhooks } from '@insights/contracts';
import { type Call, type Tx, announceAudit, sql } from '@insights/db';
import { AppError, notFound } from '@insights/errors';
import { lockEndpoint } from '../db/load.ts';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';
import { DELIVERIES_BELL } from './match-event.ts';

const refused = (publicMessage: string, delivery_id: string): AppError =>
  new AppError('invalid_transition', { publicMessage, log: { delivery_id } });

/**
 * Queues a new delivery of the event of a finished one, under the same `webhook-id`. The finished one stays as it is, and so does the feed, which
 * has each event once. Errors: `not_found`, `invalid_transition` (pending, being resent already, or the endpoint is inactive).
 */
export function resendDelivery(
  { db }: Deps,
  call: Call,
  { endpoint_id, delivery_id }: webhooks.ResendDeliveryRequest,
): Promise<webhooks.ResendDeliveryResponse> {
  return db.withWorkspace(call, async (tx) => {
    // Locked, so that of two requests at once the second finds the delivery of the first.
    const endpoint = await lockEndpoint(tx, endpoint_id);
    const resent_from = delivery_id.toLowerCase();
    const first = await firstOf(tx, endpoint_id, resent_from);
    if (!endpoint.active)
      throw refused('This webhook endpoint is inactive, so nothing is sent to it. Activate it first.', resent_from);
    if (first.status === 'pending')
      throw refused('This delivery is still pending. It can be resent once it is delivered or failed.', resent_from);
    if (await isBeingResent(tx, resent_from))
      throw refused('This delivery is being resent already. Wait for the new delivery to finish.', resent_from);
    const { webhook_id, traceparent, event_id } = first;
    const id = v7();
    const copy = await copyEvent(tx, event_id);
    await query(tx)
      .insertInto('deliveries')
      .values({ id, workspace_id: tx.workspaceId, endpoint_id, event_id: copy, traceparent, resent_from, webhook_id })
      .execute();
    tx.ring(DELIVERIES_BELL);
    await announceAudit(tx, call, {
      action: 'webhook_endpoint.delivery_resent',
      subject: endpoint_id,
      details: { delivery_id: id, resent_from },
    });
    return { delivery_id: id };
  });
}

async function firstOf(tx: Tx, endpointId: string, id: string) {
  const found = validate(id)
    ? await query(tx)
        .selectFrom('deliveries')
        .select(({ fn }) => ['status', 'event_id', 'traceparent', fn.coalesce('webhook_id', 'id').as('webhook_id')])
        .where('id', '=', id)
        .where('endpoint_id', '=', endpointId)
        .executeTakeFirst()
    : undefined;
  if (!found) throw notFound('delivery');
  return found;
}

const isBeingResent = async (tx: Tx, id: string): Promise<boolean> =>
  (await query(tx)
    .selectFrom('deliveries')
    .select('id')
    .where('resent_from', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()) !== undefined;

/** The copy expires with its event, and is redacted with it: the lock makes an erasure that runs at the same time wait, or be seen. */
async function copyEvent(tx: Tx, id: string): Promise<string> {
  await query(tx).selectFrom('events').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  const copy = v7();
  await query(tx)
    .insertInto('events')
    .columns(['id', 'workspace_id', 'name', 'occurred_at', 'data', 'stored_at', 'copy_of'])
    .expression(({ selectFrom }) =>
      selectFrom('events')
        .select([
          sql<string>`${copy}::uuid`.as('id'),
          'workspace_id',
          'name',
          'occurred_at',
          'data',
          'stored_at',
          sql<string>`coalesce(copy_of, id)`.as('copy_of'),
        ])
        .where('id', '=', id),
    )
    .execute();
  return copy;
}
