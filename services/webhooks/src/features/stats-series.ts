import type { webhooks } from '@insights/contracts';
import { type Tx, sql } from '@insights/db';
import { query } from '../db/query.ts';
import type { Buckets } from '../domain/stats-buckets.ts';

/** What ended at an endpoint in each bucket, with zeros where nothing did. Reads one row for each hour, however many deliveries there were. */
export async function statsSeries(
  tx: Tx,
  endpointId: string,
  { bucket, starts, end }: Buckets,
): Promise<webhooks.StatsPoint[]> {
  const rows = await query(tx)
    .selectFrom('delivery_counts')
    .select([
      sql<string>`date_trunc(${bucket}, hour, 'UTC')`.as('at'),
      sql<number>`sum(delivered)::int`.as('delivered'),
      sql<number>`sum(failed)::int`.as('failed'),
      sql<number>`round(sum(delivered_ms) / nullif(sum(delivered), 0))::int`.as('mean_ms'),
    ])
    .where('endpoint_id', '=', endpointId)
    .where('hour', '>=', starts[0] ?? end)
    .where('hour', '<', end)
    .groupBy('at')
    .execute();
  const byTime = new Map(rows.map((row) => [row.at, row]));
  return starts.map((at) => byTime.get(at) ?? { at, delivered: 0, failed: 0, mean_ms: null });
}
