import type { webhooks } from '@insights/contracts';
import { type Call, announceAudit, iso } from '@insights/db';
import { lockEndpoint } from '../db/load.ts';
import type { Deps } from '../deps.ts';
import { failPending } from './fail-pending.ts';

/** Deletes an endpoint for its workspace; its row is removed when its deliveries have expired. Errors: `not_found`. */
export function deleteEndpoint({ db }: Deps, call: Call, id: string): Promise<webhooks.DeleteEndpointResponse> {
  return db.withWorkspace(call, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    endpoint.active = false;
    endpoint.deleted_at = iso(new Date());
    await failPending(tx, endpoint.id);
    await announceAudit(tx, call, { action: 'webhook_endpoint.deleted', subject: id });
    return {};
  });
}
