import type { webhooks } from '@insights/contracts';
import type { Call } from '@insights/db';
import { needEndpoint } from '../../db/load.ts';
import type { Deps } from '../../deps.ts';

interface StatsRow {
  delivered: number;
  failed: number;
  pending: number;
  p50_ms: number | null;
  p95_ms: number | null;
  last_delivered_at: string | null;
  last_failed_at: string | null;
}

/** An endpoint's last 24 hours, by when deliveries were queued. Durations are those of the attempts that succeeded. */
const STATS = `select
  count(*) filter (where status = 'delivered') as delivered,
  count(*) filter (where status = 'failed') as failed,
  count(*) filter (where status = 'pending') as pending,
  percentile_cont(0.5) within group (order by duration_ms) filter (where status = 'delivered') as p50_ms,
  percentile_cont(0.95) within group (order by duration_ms) filter (where status = 'delivered') as p95_ms,
  max(finished_at) filter (where status = 'delivered') as last_delivered_at,
  max(finished_at) filter (where status = 'failed') as last_failed_at
  from deliveries where endpoint_id = $1 and created_at > now() - interval '24 hours'`;

/** `success_rate` is the share of finished deliveries, 1 while none has finished. Errors: `not_found`. */
export function getStats({ db }: Deps, call: Call, endpointId: string): Promise<webhooks.EndpointStats> {
  return db.withWorkspace(call, async (tx) => {
    await needEndpoint(tx, endpointId);
    const row = await tx.row<StatsRow>(STATS, [endpointId]);
    const { delivered = 0, failed = 0, pending = 0 } = row ?? {};
    return {
      delivered,
      failed,
      pending,
      success_rate: delivered + failed === 0 ? 1 : delivered / (delivered + failed),
      p50_ms: Math.round(row?.p50_ms ?? 0),
      p95_ms: Math.round(row?.p95_ms ?? 0),
      last_delivered_at: row?.last_delivered_at ?? null,
      last_failed_at: row?.last_failed_at ?? null,
    };
  });
}
