import type { webhooks } from '@insights/contracts';
import type { DeliveryStatus } from '../domain/delivery-states.ts';

/** What is shown of an endpoint's row; the secret only in the answer that made it. */
export interface EndpointRow {
  id: string;
  workspace_id: string;
  url: string;
  events: string[];
  active: boolean;
  description: string;
  created_at: string;
}

export function presentEndpoint(row: EndpointRow, secret = ''): webhooks.Endpoint {
  const { id, workspace_id, url, events, active, description, created_at } = row;
  return { id, workspace_id, secret, url, events, active, description, created_at };
}

export interface DeliveryRow {
  id: string;
  status: DeliveryStatus;
  attempts: number;
  response_status: number | null;
  last_error: string | null;
  finished_at: string | null;
  next_attempt_at: string | null;
  event: string;
  event_id: string;
  created_at: string;
}

/** Columns of a DeliveryRow from `deliveries d` joined to `events e`. */
export const DELIVERY_COLUMNS = `d.id, d.status, d.attempts, d.response_status, d.last_error, d.finished_at, d.next_attempt_at,
  d.event_id, d.created_at, e.name as event`;

export function presentDelivery(row: DeliveryRow, attempt_log: webhooks.DeliveryAttempt[] = []): webhooks.Delivery {
  const { id, status, attempts, event, event_id, created_at } = row;
  return {
    id,
    status,
    attempts,
    response_status: row.response_status,
    last_error: row.last_error,
    delivered_at: status === 'delivered' ? row.finished_at : null,
    event,
    event_id,
    created_at,
    next_attempt_at: row.next_attempt_at,
    attempt_log,
  };
}
