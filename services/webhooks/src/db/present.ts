import type { webhooks } from '@insights/contracts';
import { type Selectable, type Tx, sql } from '@insights/db';
import type { Endpoint, Tables } from './entities.ts';
import { type FailuresInARow, endpointHealth } from '../domain/endpoint-health.ts';
import { failureText } from '../domain/failures.ts';
import { query } from './query.ts';

export const SHOWN_OF_ENDPOINT = [
  'id',
  'workspace_id',
  'url',
  'events',
  'interview_ids',
  'active',
  'description',
  'created_at',
] as const;

/** An endpoint as the contract shows it. Only the responses that create a secret carry it. */
export function presentEndpoint(
  {
    id,
    workspace_id,
    url,
    events,
    interview_ids,
    active,
    description,
    created_at,
  }: Pick<Endpoint, (typeof SHOWN_OF_ENDPOINT)[number]>,
  failures: FailuresInARow,
  secret = '',
): webhooks.Endpoint {
  const health = endpointHealth(active, failures);
  return { id, workspace_id, secret, url, events, interview_ids, active, description, created_at, health };
}

/** Deliveries of an endpoint with the name of their event. */
export const deliveriesOf = (tx: Tx, endpointId: string) =>
  query(tx)
    .selectFrom('deliveries')
    .innerJoin('events', 'events.id', 'deliveries.event_id')
    .select([
      'deliveries.id',
      'deliveries.status',
      'deliveries.attempts',
      'deliveries.response_status',
      'deliveries.last_error',
      'deliveries.finished_at',
      'deliveries.next_attempt_at',
      'deliveries.resent_from',
      'deliveries.created_at',
      'events.name as event',
      sql<string>`coalesce(events.copy_of, events.id)`.as('event_id'),
    ])
    .where('deliveries.endpoint_id', '=', endpointId);

type DeliveryRow = Awaited<ReturnType<ReturnType<typeof deliveriesOf>['executeTakeFirstOrThrow']>>;
type AttemptRow = Omit<Selectable<Tables['attempts']>, 'workspace_id' | 'delivery_id'>;

/** A delivery as the contract shows it. */
export function presentDelivery(
  { finished_at, ...row }: DeliveryRow,
  attempts: readonly AttemptRow[] = [],
): webhooks.Delivery {
  return {
    ...row,
    delivered_at: row.status === 'delivered' ? finished_at : null,
    attempt_log: attempts.map(({ id, ...attempt }, index) => ({
      delivery_attempt_id: id,
      number: index + 1,
      reason: attempt.error === null ? null : failureText(attempt.error),
      ...attempt,
    })),
  };
}
