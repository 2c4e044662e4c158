import type { webhooks } from '@insights/contracts';
import { type Call, announceAudit } from '@insights/db';
import { failuresOf, forgetFailures } from '../db/health.ts';
import { lockEndpoint } from '../db/load.ts';
import { presentEndpoint } from '../db/present.ts';
import type { Deps } from '../deps.ts';
import { checkFilter, checkInterviews } from '../domain/event-filter.ts';
import { failPending } from './fail-pending.ts';

/** Absent fields keep their value. Switching the endpoint off fails its pending deliveries. Errors: `not_found`, `invalid_request`. */
export async function updateEndpoint(
  { db, addresses }: Deps,
  call: Call,
  request: webhooks.UpdateEndpointRequest,
): Promise<webhooks.Endpoint> {
  const events = request.events && checkFilter(request.events.items);
  const interview_ids = request.interview_ids && checkInterviews(request.interview_ids.items);
  const url = request.url === null ? null : await addresses.checkUrl(request.url);
  return db.withWorkspace(call, async (tx) => {
    const endpoint = await lockEndpoint(tx, request.endpoint_id);
    const former = { url: endpoint.url, active: endpoint.active };
    if (events) endpoint.events = events;
    if (interview_ids) endpoint.interview_ids = interview_ids;
    if (url !== null) endpoint.url = url;
    if (request.description !== null) endpoint.description = request.description;
    if (request.active !== null) endpoint.active = request.active;
    if (request.active === false) await failPending(tx, endpoint.id);
    const begins = endpoint.active && (!former.active || endpoint.url !== former.url);
    if (begins) await forgetFailures(tx, endpoint.id);
    // Names of fields only, because a URL may contain a secret.
    const { endpoint_id: subject, ...given } = request;
    const changed = Object.entries(given).flatMap(([field, value]) => (value === null ? [] : [field]));
    await announceAudit(tx, call, { action: 'webhook_endpoint.changed', subject, details: { changed } });
    return presentEndpoint(endpoint, await failuresOf(tx, endpoint.id));
  });
}
