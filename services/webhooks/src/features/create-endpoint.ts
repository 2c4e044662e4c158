import { v7 } from 'uuid';
import type { webhooks } from '@insights/contracts';
import { type Call, type Tx, announceAudit, iso } from '@insights/db';
import { roomFor } from '@insights/quotas';
import { Endpoint } from '../db/entities.ts';
import { presentEndpoint } from '../db/present.ts';
import type { Deps } from '../deps.ts';
import { NO_FAILURES } from '../domain/endpoint-health.ts';
import { checkFilter, checkInterviews } from '../domain/event-filter.ts';
import { seal } from '@insights/secret-box';
import { newSecret } from '../domain/signature.ts';

/** Registers a receiver and returns its secret. Errors: `invalid_request` (address, events, interviews), `quota_exceeded`. */
export async function createEndpoint(
  { db, keys, addresses, quotas }: Deps,
  call: Call,
  request: webhooks.CreateEndpointRequest,
): Promise<webhooks.Endpoint> {
  const events = checkFilter(request.events);
  const interview_ids = checkInterviews(request.interview_ids);
  const url = await addresses.checkUrl(request.url);
  const create = async (tx: Tx): Promise<webhooks.Endpoint> => {
    (await roomFor(tx, quotas.webhook_endpoints)).take();
    const id = v7();
    const secret = newSecret();
    const sealed = seal(keys, secret, id);
    const endpoint = tx.em.create(Endpoint, {
      id,
      workspace_id: tx.workspaceId,
      url,
      description: request.description,
      events,
      interview_ids,
      active: true,
      secret: sealed.box,
      secret_key_id: sealed.key_id,
      created_at: iso(new Date()),
    });
    tx.em.persist(endpoint);
    await announceAudit(tx, call, {
      action: 'webhook_endpoint.created',
      subject: id,
      details: { events, interview_ids },
    });
    return presentEndpoint(endpoint, NO_FAILURES, secret);
  };
  return db.withWorkspace(call, create, { replay: (answer) => ({ ...answer, secret: '' }) });
}
