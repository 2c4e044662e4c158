import type { webhooks } from '@insights/contracts';
import { type Call, keyset, pageOf } from '@insights/db';
import { needEndpoint } from '../../db/load.ts';
import type { Deps } from '../../deps.ts';

const PAGE = 50;

interface FeedRow {
  id: string;
  created_at: string;
  event: string;
  timestamp: string;
  data_json: string;
  delivery_status: webhooks.DeliveryStatus;
}

/**
 * Nothing is shown that began at or after the oldest transaction still open here: it may yet add an earlier row, and a
 * reader who has gone past that place would never see it.
 */
const SETTLED = `d.created_at < coalesce((select date_trunc('milliseconds', min(xact_start)) from pg_stat_activity
  where datname = current_database() and usename = current_user and pid <> pg_backend_pid()), 'infinity')`;

/**
 * Every event matched to the endpoint, oldest first, delivered or not, as far back as it is kept. The id of a row is the
 * `webhook-id` that its deliveries carry. Errors: `not_found`, `invalid_request` for a foreign cursor.
 */
export async function listEvents(
  { db, retention_days }: Deps,
  call: Call,
  { endpoint_id, page }: webhooks.ListEventsRequest,
): Promise<webhooks.ListEventsResponse> {
  const limit = page?.limit || PAGE;
  const after = keyset(page?.cursor ?? '');
  return db.withWorkspace(call, async (tx) => {
    await needEndpoint(tx, endpoint_id);
    const rows = await tx.rows<FeedRow>(
      `select d.id, d.created_at, e.name as event, e.occurred_at as timestamp, (e.data)::text as data_json,
              d.status as delivery_status
         from deliveries d join events e on e.id = d.event_id
        where d.endpoint_id = $1 and d.created_at > now() - make_interval(days => $2) and ${SETTLED}
          and ($3::timestamptz is null or (d.created_at, d.id) > ($3, $4::uuid))
        order by d.created_at, d.id limit $5`,
      [endpoint_id, retention_days, after?.created_at ?? null, after?.id ?? null, limit + 1],
    );
    const { items, next_cursor } = pageOf(rows, limit);
    return { items: items.map(presentEvent), next_cursor };
  });
}

function presentEvent({ id, event, timestamp, data_json, delivery_status }: FeedRow): webhooks.FeedEvent {
  return { id, event, timestamp, data_json, delivery_status };
}
