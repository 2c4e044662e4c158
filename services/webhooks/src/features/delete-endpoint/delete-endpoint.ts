import type { webhooks } from '@insights/contracts';
import { type Call, announceAudit, iso } from '@insights/db';
import { lockEndpoint } from '../../db/load.ts';
import type { Deps } from '../../deps.ts';
import { endWaiting } from '../update-endpoint/end-waiting.ts';

/** Removes an endpoint for its owners; the row goes when its deliveries are past their time. Errors: `not_found`. */
export function deleteEndpoint({ db }: Deps, call: Call, id: string): Promise<webhooks.DeleteEndpointResponse> {
  return db.withWorkspace(call, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    endpoint.active = false;
    endpoint.deleted_at = iso(new Date());
    await tx.flush();
    await endWaiting(tx, endpoint.id);
    await announceAudit(tx, call, { action: 'webhook_endpoint.deleted', subject: id });
    return {};
  });
}
