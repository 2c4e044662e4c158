import type { webhooks } from '@insights/contracts';
import { type Call, keyset, pageOf } from '@insights/db';
import { loadEndpoint } from '../../db/load.ts';
import { type EndpointRow, presentEndpoint } from '../../db/present.ts';
import type { Deps } from '../../deps.ts';

const PAGE = 50;

/** A page of endpoints, newest first, without secrets. */
export async function listEndpoints(
  { db }: Deps,
  call: Call,
  { page }: webhooks.ListEndpointsRequest,
): Promise<webhooks.ListEndpointsResponse> {
  const limit = page?.limit || PAGE;
  const after = keyset(page?.cursor ?? '');
  return db.withWorkspace(call, async (tx) => {
    const rows = await tx.rows<EndpointRow>(
      `select id, workspace_id, url, events, active, description, created_at from endpoints
        where deleted_at is null and ($1::timestamptz is null or (created_at, id) < ($1, $2::uuid))
        order by created_at desc, id desc limit $3`,
      [after?.created_at ?? null, after?.id ?? null, limit + 1],
    );
    const { items, next_cursor } = pageOf(rows, limit);
    return { items: items.map((row) => presentEndpoint(row)), next_cursor };
  });
}

/** Errors: `not_found`. */
export function getEndpoint({ db }: Deps, call: Call, id: string): Promise<webhooks.Endpoint> {
  return db.withWorkspace(call, async (tx) => presentEndpoint(await loadEndpoint(tx, id)));
}
