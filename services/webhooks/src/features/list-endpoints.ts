import type { Input, webhooks } from '@insights/contracts';
import { type Call, isAfter, pageOf, pageBounds } from '@insights/db';
import { FAILURES_IN_A_ROW, failuresOf } from '../db/health.ts';
import { loadEndpoint } from '../db/load.ts';
import { SHOWN_OF_ENDPOINT, presentEndpoint } from '../db/present.ts';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';

/** A page of endpoints, newest first, without secrets. */
export async function listEndpoints(
  { db }: Deps,
  call: Call,
  { page = null }: Input<webhooks.ListEndpointsRequest>,
): Promise<webhooks.ListEndpointsResponse> {
  const { limit, after } = pageBounds(page);
  return db.withWorkspace(call, async (tx) => {
    const rows = await query(tx)
      .selectFrom('endpoints')
      .innerJoin('endpoint_health', 'endpoint_health.endpoint_id', 'endpoints.id')
      .select(SHOWN_OF_ENDPOINT.map((column) => `endpoints.${column}` as const))
      .select(FAILURES_IN_A_ROW)
      .where('deleted_at', 'is', null)
      .where((eb) => isAfter(eb, after, ['created_at', 'id']))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const { items, next_cursor } = pageOf(rows, limit);
    return { items: items.map((row) => presentEndpoint(row, row)), next_cursor };
  });
}

/** Errors: `not_found`. */
export function getEndpoint({ db }: Deps, call: Call, id: string): Promise<webhooks.Endpoint> {
  return db.withWorkspace(call, async (tx) => {
    const endpoint = await loadEndpoint(tx, id);
    return presentEndpoint(endpoint, await failuresOf(tx, endpoint.id));
  });
}
