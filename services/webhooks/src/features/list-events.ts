import type { webhooks } from '@insights/contracts';
import { type Call, pageOf, sql, pageBounds } from '@insights/db';
import { requireEndpoint } from '../db/load.ts';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';

/**
 * Excludes deliveries created at or after the start of the oldest open transaction: that transaction may still add an earlier row, which
 * a reader whose cursor is past it would never see.
 */
const IS_SETTLED = sql<boolean>`deliveries.created_at < coalesce(
  (select date_trunc('milliseconds', min(xact_start)) from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()), 'infinity')`;

/**
 * Every event matched to the endpoint, oldest first, delivered or not, as far back as events are kept. An item's id is the
 * `webhook-id` of its deliveries. Errors: `not_found`, `invalid_request` for an invalid cursor.
 */
export async function listEvents(
  { db, retention_days }: Deps,
  call: Call,
  { endpoint_id, page }: webhooks.ListEventsRequest,
): Promise<webhooks.ListEventsResponse> {
  const { limit, after } = pageBounds(page);
  return db.withWorkspace(call, async (tx) => {
    await requireEndpoint(tx, endpoint_id);
    const rows = await query(tx)
      .selectFrom('deliveries')
      .innerJoin('events', 'events.id', 'deliveries.event_id')
      .select([
        'deliveries.id',
        'deliveries.created_at',
        'deliveries.status as delivery_status',
        'events.name as event',
        'events.occurred_at as timestamp',
        sql<string>`events.data::text`.as('data_json'),
      ])
      .where('deliveries.endpoint_id', '=', endpoint_id)
      .where('deliveries.created_at', '>', sql<string>`now() - make_interval(days => ${retention_days})`)
      .where(IS_SETTLED)
      .$if(after !== null, (rest) =>
        rest.where(sql<boolean>`(deliveries.created_at, deliveries.id) > (${after?.created_at}, ${after?.id})`),
      )
      .orderBy('deliveries.created_at')
      .orderBy('deliveries.id')
      .limit(limit + 1)
      .execute();
    const { items, next_cursor } = pageOf(rows, limit);
    return { items: items.map(({ created_at: _cursor, ...event }) => event), next_cursor };
  });
}
