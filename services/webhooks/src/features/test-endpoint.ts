import { v7 } from 'uuid';
import type { webhooks } from '@insights/contracts';
import { type Call, announceAudit, iso } from '@insights/db';
import { AppError } from '@insights/errors';
import { lockEndpoint } from '../db/load.ts';
import type { Deps } from '../deps.ts';
import { queueDeliveries } from './match-event.ts';

const MESSAGE = 'This is a test delivery. If you can read it and its signature is right, the endpoint works.';

/** Queues a `webhook.ping` for this endpoint only, whatever its filter. Errors: `not_found`, `invalid_transition` when inactive. */
export function testEndpoint({ db }: Deps, call: Call, id: string): Promise<webhooks.TestEndpointResponse> {
  return db.withWorkspace(call, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    if (!endpoint.active) {
      throw new AppError('invalid_transition', {
        publicMessage: 'This webhook endpoint is inactive, so nothing is sent to it. Activate it first.',
        log: { endpoint_id: endpoint.id },
      });
    }
    const data = { endpoint_id: endpoint.id, message: MESSAGE, sent_by: call.principal.user_id || call.principal.id };
    const ping = { id: v7(), name: 'webhook.ping', occurred_at: iso(new Date()), data } as const;
    const [delivery_id = ''] = await queueDeliveries(tx, ping, [endpoint.id]);
    await announceAudit(tx, call, {
      action: 'webhook_endpoint.tested',
      subject: endpoint.id,
      details: { delivery_id },
    });
    return { delivery_id };
  });
}
