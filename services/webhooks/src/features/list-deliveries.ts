import { validate } from 'uuid';
import { type Input, isWordOf, webhooks } from '@insights/contracts';
import { type Call, anyOf, isAfter, pageOf, pageBounds, sql } from '@insights/db';
import { notFound } from '@insights/errors';
import { eventsOfInterview } from '../db/events-about.ts';
import { requireEndpoint } from '../db/load.ts';
import { deliveriesOf, presentDelivery } from '../db/present.ts';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';

const FINISHED = ['delivered', 'failed'] as const;

/**
 * A page of an endpoint's deliveries, newest first: those of one status, or all finished ones; only of one event, about one interview, or
 * queued in a period. Errors: `not_found`.
 */
export async function listDeliveries(
  { db }: Deps,
  call: Call,
  {
    endpoint_id,
    page = null,
    status = null,
    event = null,
    interview_id = null,
    from = null,
    to = null,
  }: Input<webhooks.ListDeliveriesRequest>,
): Promise<webhooks.ListDeliveriesResponse> {
  const { limit, after } = pageBounds(page);
  const statuses = isWordOf(webhooks.DeliveryStatus, status) ? [status] : FINISHED;
  return db.withWorkspace(call, async (tx) => {
    await requireEndpoint(tx, endpoint_id);
    const about = interview_id === null ? null : await eventsOfInterview(tx, interview_id);
    const rows = await deliveriesOf(tx, endpoint_id)
      .where('deliveries.status', 'in', statuses)
      .$if(event !== null, (rest) => rest.where(sql<boolean>`events.name = ${event}`))
      .$if(about !== null, (rest) => rest.where('deliveries.event_id', '=', anyOf(about ?? [])))
      .$if(from !== null, (rest) => rest.where('deliveries.created_at', '>=', from))
      .$if(to !== null, (rest) => rest.where('deliveries.created_at', '<', to))
      .where((eb) => isAfter(eb, after, ['deliveries.created_at', 'deliveries.id']))
      .orderBy('deliveries.created_at', 'desc')
      .orderBy('deliveries.id', 'desc')
      .limit(limit + 1)
      .execute();
    const { items, next_cursor } = pageOf(rows, limit);
    return { items: items.map((row) => presentDelivery(row)), next_cursor };
  });
}

/** A delivery in any status with its attempts, oldest first. Errors: `not_found`. */
export function getDelivery(
  { db }: Deps,
  call: Call,
  { endpoint_id, delivery_id }: webhooks.GetDeliveryRequest,
): Promise<webhooks.Delivery> {
  return db.withWorkspace(call, async (tx) => {
    await requireEndpoint(tx, endpoint_id);
    if (!validate(delivery_id)) throw notFound('delivery');
    const delivery = await deliveriesOf(tx, endpoint_id).where('deliveries.id', '=', delivery_id).executeTakeFirst();
    if (!delivery) throw notFound('delivery');
    const attempts = await query(tx)
      .selectFrom('attempts')
      .select(['id', 'started_at', 'response_status', 'duration_ms', 'error', 'response_excerpt'])
      .where('delivery_id', '=', delivery_id)
      .orderBy('started_at')
      .orderBy('id')
      .execute();
    return presentDelivery(delivery, attempts);
  });
}
