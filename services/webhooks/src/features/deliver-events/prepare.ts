import type { WebhookEventName } from '@insights/contracts';
import { type Tx, anyOf, sql } from '@insights/db';
import { type KeyRing, open } from '@insights/secret-box';
import { countEnded } from '../../db/delivery-counts.ts';
import { query } from '../../db/query.ts';
import { FAILED_AS_INACTIVE } from '../../domain/delivery-states.ts';
import { type Claim, heldUnder } from './claim.ts';

/** All that one attempt of a delivery needs. `lease_id` is also the attempt's id: X-Service-Delivery-Id. */
export interface PreparedDelivery {
  readonly id: string;
  /** The same for all deliveries of the event to the endpoint. */
  readonly webhook_id: string;
  readonly lease_id: string;
  readonly workspace_id: string;
  readonly endpoint_id: string;
  readonly event: WebhookEventName;
  readonly body: Buffer;
  readonly url: string;
  readonly traceparent: string;
  /** Seconds since the event occurred; null for a retry and for a resent delivery. */
  readonly first_delay_seconds: number | null;
  /** The secrets to sign with, the current one first. Throws when their encryption key is missing. */
  secrets(keys: KeyRing): [string, ...string[]];
}

/** Loads what claimed deliveries send. A delivery whose endpoint was switched off in the meantime fails here. */
export async function prepareDeliveries(tx: Tx, claims: readonly Claim[]): Promise<PreparedDelivery[]> {
  const rows = await claimedDeliveries(tx, claims).execute();
  const closed = rows.filter(({ is_open }) => !is_open);
  if (closed.length > 0) await failClosed(tx, closed);
  return rows.filter(({ is_open }) => is_open).map(prepare);
}

async function failClosed(tx: Tx, closed: readonly Pick<Row, 'id' | 'lease_id'>[]): Promise<void> {
  const failed = await query(tx)
    .updateTable('deliveries')
    .set({ ...FAILED_AS_INACTIVE, finished_at: sql`now()` })
    .where('id', '=', anyOf(closed.map(({ id }) => id)))
    .where('lease_id', '=', anyOf(closed.map(({ lease_id }) => lease_id)))
    .returning('endpoint_id')
    .execute();
  const byEndpoint = Map.groupBy(failed, ({ endpoint_id }) => endpoint_id);
  const ended = [...byEndpoint].map(([endpoint_id, rows]) => ({ endpoint_id, failed: rows.length }));
  await countEnded(
    tx,
    ended.map((counts) => ({ ...counts, delivered: 0, delivered_ms: 0 })),
  );
}

/**
 * One look-up by primary key after the other, as the subqueries with an offset demand. With plain joins the planner may read all deliveries or
 * events of the workspace, because row-level security adds a condition on it to each table.
 */
const claimedDeliveries = (tx: Tx, claims: readonly Claim[]) =>
  query(tx)
    .selectFrom(heldUnder(claims))
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('deliveries')
          .select(['workspace_id', 'endpoint_id', 'event_id', 'traceparent', 'attempts', 'last_try'])
          .select(['resent_from', 'webhook_id'])
          .whereRef('id', '=', 'held.id')
          .whereRef('lease_id', '=', 'held.lease_id')
          .offset(0)
          .as('deliveries'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('events')
          .select(['name', 'occurred_at', 'data'])
          .whereRef('id', '=', 'deliveries.event_id')
          .offset(0)
          .as('events'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('endpoints')
          .select(['url', 'active', 'deleted_at', 'secret', 'secret_key_id'])
          .select(['previous_secret', 'previous_key_id', 'previous_until'])
          .whereRef('id', '=', 'deliveries.endpoint_id')
          .offset(0)
          .as('endpoints'),
      (join) => join.onTrue(),
    )
    .select(({ ref }) => [
      'held.id',
      'held.lease_id',
      'deliveries.workspace_id',
      'deliveries.endpoint_id',
      'deliveries.traceparent',
      sql<string>`coalesce(deliveries.webhook_id, held.id)`.as('webhook_id'),
      'events.name as event',
      'events.occurred_at',
      'events.data',
      'endpoints.url',
      'endpoints.secret',
      'endpoints.secret_key_id',
      'endpoints.previous_key_id',
      sql<Buffer | null>`case when ${ref('endpoints.previous_until')} > now() then ${ref('endpoints.previous_secret')} end`.as(
        'previous_secret',
      ),
      sql<
        number | null
      >`case when ${ref('deliveries.attempts')} = 0 and ${ref('deliveries.resent_from')} is null then extract(epoch from now() - ${ref('events.occurred_at')})::float8 end`.as(
        'first_delay_seconds',
      ),
      sql<boolean>`${ref('endpoints.active')} and ${ref('endpoints.deleted_at')} is null and not ${ref('deliveries.last_try')}`.as(
        'is_open',
      ),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof claimedDeliveries>['executeTakeFirstOrThrow']>>;

function prepare({ occurred_at, data, is_open: _open, ...row }: Row): PreparedDelivery {
  const { secret, secret_key_id, previous_secret, previous_key_id, ...delivery } = row;
  const { event, workspace_id, endpoint_id } = delivery;
  return {
    ...delivery,
    body: Buffer.from(JSON.stringify({ event, workspace_id, timestamp: occurred_at, data })),
    secrets(keys) {
      const current = open(keys, { key_id: secret_key_id, box: secret }, endpoint_id);
      if (!previous_secret || !previous_key_id) return [current];
      return [current, open(keys, { key_id: previous_key_id, box: previous_secret }, endpoint_id)];
    },
  };
}
