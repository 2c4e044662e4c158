import { isWordOf, webhooks } from '@insights/contracts';
import { type Call, sql } from '@insights/db';
import { requireEndpoint } from '../db/load.ts';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';
import { bucketsBetween } from '../domain/stats-buckets.ts';
import { statsSeries } from './stats-series.ts';

const percentile = (fraction: number) =>
  sql<
    number | null
  >`percentile_cont(${fraction}::float8) within group (order by duration_ms) filter (where status = 'delivered')`;

/**
 * An endpoint's last 24 hours, by when deliveries were queued. Durations are those of successful attempts. `success_rate` is the share
 * of finished deliveries that succeeded, 1 while none has finished. The series covers the requested time instead, by when deliveries
 * ended. Errors: `not_found`, `invalid_request`.
 */
export function getStats(
  { db }: Deps,
  call: Call,
  { endpoint_id: endpointId, bucket, from, to }: webhooks.GetStatsRequest,
): Promise<webhooks.EndpointStats> {
  const buckets = bucketsBetween(isWordOf(webhooks.StatsBucket, bucket) ? bucket : 'hour', from, to, new Date());
  return db.withWorkspace(call, async (tx) => {
    await requireEndpoint(tx, endpointId);
    const { p50, p95, ...stats } = await query(tx)
      .selectFrom('deliveries')
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('status', '=', 'delivered').as('delivered'),
        fn.countAll<number>().filterWhere('status', '=', 'failed').as('failed'),
        fn.countAll<number>().filterWhere('status', '=', 'pending').as('pending'),
        percentile(0.5).as('p50'),
        percentile(0.95).as('p95'),
        fn.max('finished_at').filterWhere('status', '=', 'delivered').as('last_delivered_at'),
        fn.max('finished_at').filterWhere('status', '=', 'failed').as('last_failed_at'),
      ])
      .where('endpoint_id', '=', endpointId)
      .where('created_at', '>', sql<string>`now() - interval '24 hours'`)
      .executeTakeFirstOrThrow();
    const finished = stats.delivered + stats.failed;
    return {
      ...stats,
      success_rate: finished === 0 ? 1 : stats.delivered / finished,
      p50_ms: Math.round(p50 ?? 0),
      p95_ms: Math.round(p95 ?? 0),
      series: await statsSeries(tx, endpointId, buckets),
    };
  });
}
