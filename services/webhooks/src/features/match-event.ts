import { context, propagation } from '@opentelemetry/api';
import { v7 } from 'uuid';
import type { WebhookEventName } from '@insights/contracts';
import { type Tx, sql } from '@insights/db';
import { json, query } from '../db/query.ts';

export interface MatchedEvent {
  id: string;
  name: WebhookEventName;
  /** ISO 8601; the envelope's `timestamp`. */
  occurred_at: string;
  data: Record<string, unknown>;
}

/** What endpoints may subscribe to: every event is about an interview. */
export type EventOfInterview = MatchedEvent & { readonly data: { readonly interview_id: string } };

/** Active endpoints of the workspace that receive an event about an interview. */
const receivers = (tx: Tx, name: WebhookEventName, interviewId: string) =>
  query(tx)
    .selectFrom('endpoints')
    .select('id')
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`(events = '{}' or ${name} = any (events))`)
    .where(sql<boolean>`(interview_ids = '{}' or ${interviewId}::uuid = any (interview_ids))`);

/** Whether any active endpoint of the workspace receives an event about an interview. */
export async function hasReceiver(tx: Tx, name: WebhookEventName, interviewId: string): Promise<boolean> {
  return (await receivers(tx, name, interviewId).limit(1).executeTakeFirst()) !== undefined;
}

/** Stores an event and a delivery for each active endpoint that receives it; a no-op if there is none. */
export async function matchEvent(tx: Tx, event: EventOfInterview): Promise<void> {
  const endpoints = await receivers(tx, event.name, event.data.interview_id).execute();
  await queueDeliveries(
    tx,
    event,
    endpoints.map(({ id }) => id),
  );
}

/** Rung by every transaction that queues deliveries. */
export const DELIVERIES_BELL = 'deliveries';

/** Stores an event and a pending delivery for each of `endpointIds`. A repeated call adds nothing. Returns the ids of new deliveries. */
export async function queueDeliveries(tx: Tx, event: MatchedEvent, endpointIds: readonly string[]): Promise<string[]> {
  if (endpointIds.length === 0) return [];
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  const traceparent = carrier['traceparent'] ?? '';
  const workspace_id = tx.workspaceId;
  const { id: event_id, name, occurred_at, data } = event;
  const deliveries = await query(tx)
    .with('stored', (tables) =>
      tables
        .insertInto('events')
        .values({ id: event_id, workspace_id, name, occurred_at, data: json(data) })
        .onConflict((conflict) => conflict.column('id').doNothing()),
    )
    .insertInto('deliveries')
    .values(endpointIds.map((endpoint_id) => ({ id: v7(), workspace_id, endpoint_id, event_id, traceparent })))
    .onConflict((conflict) => conflict.columns(['event_id', 'endpoint_id']).doNothing())
    .returning('id')
    .execute();
  if (deliveries.length > 0) tx.ring(DELIVERIES_BELL);
  return deliveries.map(({ id }) => id);
}
