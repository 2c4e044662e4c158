import { validate } from 'uuid';
import type { webhooks } from '@insights/contracts';
import { type Call, keyset, pageOf } from '@insights/db';
import { notFound } from '@insights/errors';
import { needEndpoint } from '../../db/load.ts';
import { DELIVERY_COLUMNS, type DeliveryRow, presentDelivery } from '../../db/present.ts';
import type { Deps } from '../../deps.ts';

const PAGE = 50;
const FINISHED = ['delivered', 'failed'];

/** A page of an endpoint's deliveries, newest first: finished ones, or those of one status. Errors: `not_found`. */
export async function listDeliveries(
  { db }: Deps,
  call: Call,
  { endpoint_id, page, status }: webhooks.ListDeliveriesRequest,
): Promise<webhooks.ListDeliveriesResponse> {
  const limit = page?.limit || PAGE;
  const after = keyset(page?.cursor ?? '');
  return db.withWorkspace(call, async (tx) => {
    await needEndpoint(tx, endpoint_id);
    const rows = await tx.rows<DeliveryRow>(
      `select ${DELIVERY_COLUMNS} from deliveries d join events e on e.id = d.event_id
        where d.endpoint_id = $1 and d.status = any ($2)
          and ($3::timestamptz is null or (d.created_at, d.id) < ($3, $4::uuid))
        order by d.created_at desc, d.id desc limit $5`,
      [endpoint_id, status ? [status] : FINISHED, after?.created_at ?? null, after?.id ?? null, limit + 1],
    );
    const { items, next_cursor } = pageOf(rows, limit);
    return { items: items.map((row) => presentDelivery(row)), next_cursor };
  });
}

interface AttemptRow {
  id: string;
  started_at: string;
  response_status: number | null;
  duration_ms: number;
  error: string | null;
  response_excerpt: string;
}

/** A delivery in any status with each of its attempts, the first one first. Errors: `not_found`. */
export function getDelivery(
  { db }: Deps,
  call: Call,
  { endpoint_id, delivery_id }: webhooks.GetDeliveryRequest,
): Promise<webhooks.Delivery> {
  return db.withWorkspace(call, async (tx) => {
    await needEndpoint(tx, endpoint_id);
    if (!validate(delivery_id)) throw notFound('delivery');
    const delivery = await tx.row<DeliveryRow>(
      `select ${DELIVERY_COLUMNS} from deliveries d join events e on e.id = d.event_id where d.endpoint_id = $1 and d.id = $2`,
      [endpoint_id, delivery_id],
    );
    if (!delivery) throw notFound('delivery');
    const attempts = await tx.rows<AttemptRow>(
      `select id, started_at, response_status, duration_ms, error, response_excerpt
         from attempts where delivery_id = $1 order by started_at, id`,
      [delivery_id],
    );
    return presentDelivery(delivery, attempts.map(presentAttempt));
  });
}

function presentAttempt(row: AttemptRow): webhooks.DeliveryAttempt {
  const { id, started_at, duration_ms, response_excerpt } = row;
  return {
    delivery_attempt_id: id,
    started_at,
    response_status: row.response_status,
    duration_ms,
    error: row.error,
    response_excerpt,
  };
}
