import { validate } from 'uuid';
import type { Input, webhooks } from '@insights/contracts';
import { type Call, type Tx, pageBounds, sql } from '@insights/db';
import { invalid } from '@insights/errors';
import { requireEndpoint } from '../db/load.ts';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';

/**
 * Every event matched to the endpoint, in the order of its numbers, delivered or not, as far back as events are kept. An item's id is the
 * `webhook-id` of its deliveries. Errors: `not_found`, `invalid_request` if `after` is no event of the endpoint.
 */
export async function listEvents(
  { db, retention_days }: Pick<Deps, 'db' | 'retention_days'>,
  call: Call,
  { endpoint_id, page = null, after }: Input<webhooks.ListEventsRequest>,
): Promise<webhooks.ListEventsResponse> {
  const { limit } = pageBounds({ limit: page?.limit ?? 0, cursor: '' });
  return db.withWorkspace(call, async (tx) => {
    await requireEndpoint(tx, endpoint_id);
    const sequence = after === '' ? 0 : await sequenceOf(tx, endpoint_id, after.toLowerCase());
    // Nothing that has a number comes after an event that has none yet.
    if (sequence === null) return { items: [], next_cursor: '' };
    const rows = await query(tx)
      .selectFrom('feed_items')
      .innerJoin('deliveries', 'deliveries.id', 'feed_items.delivery_id')
      .innerJoin('events', 'events.id', 'deliveries.event_id')
      .select([
        'deliveries.id',
        sql.ref<number>('feed_items.sequence').as('sequence'),
        'deliveries.status as delivery_status',
        'events.name as event',
        'events.occurred_at as timestamp',
        sql<string>`events.data::text`.as('data_json'),
      ])
      .where('feed_items.endpoint_id', '=', endpoint_id)
      .where('feed_items.sequence', '>', sequence)
      .where('deliveries.created_at', '>', sql<string>`now() - make_interval(days => ${retention_days})`)
      .orderBy('feed_items.sequence')
      .limit(limit + 1)
      .execute();
    const items = rows.slice(0, limit);
    return { items, next_cursor: rows.length > limit ? (items.at(-1)?.id ?? '') : '' };
  });
}

/**
 * The number of an event in the endpoint's feed; null while it has none. Of the expired events only the newest is known, and the last
 * event of the endpoint: whoever has seen one of these two has missed nothing.
 */
async function sequenceOf(tx: Tx, endpointId: string, eventId: string): Promise<number | null> {
  const item = validate(eventId)
    ? await query(tx)
        .selectFrom('feed_items')
        .select('sequence')
        .where('delivery_id', '=', eventId)
        .where('endpoint_id', '=', endpointId)
        .executeTakeFirst()
    : undefined;
  if (item) return item.sequence;
  const head = await query(tx)
    .selectFrom('feed_heads')
    .select(['last_sequence', 'last_event_id', 'expired_sequence', 'expired_event_id'])
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirst();
  if (head?.last_event_id === eventId) return head.last_sequence;
  if (head?.expired_event_id === eventId) return head.expired_sequence;
  throw invalid(
    ['query', 'after'],
    'This is not the cursor of an event of this endpoint, or the event and later ones have expired. Leave it out to begin with the oldest event.',
  );
}
