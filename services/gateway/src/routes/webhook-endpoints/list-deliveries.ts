import { z } from 'zod';
import { listRoute } from '../../core/route.ts';
import { Instant } from '../../schemas/inputs.ts';
import { DeliveryStatus, WebhookDelivery } from '../../schemas/webhook-endpoint.ts';
import { webhookCatalogue } from '../../webhook-catalogue.ts';
import { byEndpoint } from './by-endpoint.ts';

const names = webhookCatalogue.map(({ name }) => name);

export const listWebhookDeliveries = listRoute({
  name: 'listDeliveries',
  path: '/v1/webhook-endpoints/:endpoint_id/deliveries',
  tag: 'webhook-endpoints',
  doc: 'Lists finished deliveries, newest first. Use `status=pending` for pending ones.',
  access: { scopes: ['webhooks'], role: 'admin' },
  workspace: byEndpoint,
  query: z.object({
    status: DeliveryStatus.optional().describe('Only deliveries with this status.'),
    event: z.enum(names).optional().describe('Only deliveries of this event.'),
    interview_id: z.uuid().optional().describe('Only deliveries of events about this interview.'),
    from: Instant.optional().describe('Queued from this time on.'),
    to: Instant.optional().describe('Queued before this time.'),
  }),
  item: WebhookDelivery,
  errors: ['not_found'],
  handle({ params, query, page, call, webhooks }) {
    const { status = null, event = null, interview_id = null, from = null, to = null } = query;
    const filters = { status, event, interview_id: interview_id?.toLowerCase() ?? null, from, to };
    return webhooks.listDeliveries({ endpoint_id: params.endpoint_id, page, ...filters }, call);
  },
});
