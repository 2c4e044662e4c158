import { z } from 'zod';
import { listRoute } from '../../core/route.ts';
import { DeliveryStatus, WebhookDelivery } from '../../schemas/webhook-endpoint.ts';
import { byEndpoint } from './by-endpoint.ts';

export const listWebhookDeliveries = listRoute({
  name: 'listDeliveries',
  path: '/v1/webhook-endpoints/:endpoint_id/deliveries',
  tag: 'webhook-endpoints',
  doc: 'Lists finished deliveries, newest first. Use `status=pending` for pending ones.',
  access: { scopes: ['webhooks'], role: 'admin' },
  workspace: byEndpoint,
  query: z.object({ status: DeliveryStatus.optional().describe('Only deliveries with this status.') }),
  item: WebhookDelivery,
  errors: ['not_found'],
  handle: ({ params, query, page, call, webhooks }) =>
    webhooks.listDeliveries({ endpoint_id: params.endpoint_id, page, status: query.status ?? null }, call),
});
