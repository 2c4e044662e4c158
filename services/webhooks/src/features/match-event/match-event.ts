import { context, propagation } from '@opentelemetry/api';
import { v7 } from 'uuid';
import type { Tx } from '@insights/db';
import type { EventName } from '../../domain/event-names.ts';

export interface MatchedEvent {
  id: string;
  name: EventName;
  /** ISO 8601; the envelope's `timestamp`. */
  occurred_at: string;
  data: Record<string, unknown>;
}

const WANTS_IT = `active and deleted_at is null and (events = '{}' or $1 = any (events))`;

/** Whether any active endpoint of the workspace asks for an event. */
export async function isWanted(tx: Tx, name: EventName): Promise<boolean> {
  return (await tx.row(`select 1 from endpoints where ${WANTS_IT} limit 1`, [name])) !== undefined;
}

/** Stores an event and a delivery for each active endpoint that asks for it; nothing when none does. */
export async function matchEvent(tx: Tx, event: MatchedEvent): Promise<void> {
  const endpoints = await tx.rows<{ id: string }>(`select id from endpoints where ${WANTS_IT}`, [event.name]);
  await queueDeliveries(
    tx,
    event,
    endpoints.map(({ id }) => id),
  );
}

/** Stores an event and a waiting delivery to each of `endpointIds`; once, however often it is called. Ids of new deliveries. */
export async function queueDeliveries(tx: Tx, event: MatchedEvent, endpointIds: readonly string[]): Promise<string[]> {
  if (endpointIds.length === 0) return [];
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  await tx.run(
    `insert into events (id, workspace_id, name, occurred_at, data) values ($1, $2, $3, $4, $5) on conflict (id) do nothing`,
    [event.id, tx.workspaceId, event.name, event.occurred_at, JSON.stringify(event.data)],
  );
  const rows = await tx.rows<{ id: string }>(
    `insert into deliveries (id, workspace_id, endpoint_id, event_id, traceparent)
     select d.id, $3, d.endpoint_id, $4, $5 from unnest($1::uuid[], $2::uuid[]) as d (id, endpoint_id)
     on conflict (event_id, endpoint_id) do nothing returning id`,
    [endpointIds.map(() => v7()), endpointIds, tx.workspaceId, event.id, carrier['traceparent'] ?? ''],
  );
  return rows.map(({ id }) => id);
}
