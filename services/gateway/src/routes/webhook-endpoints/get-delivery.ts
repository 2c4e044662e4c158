import { route } from '../../core/route.ts';
import { WebhookDeliveryDetail } from '../../schemas/webhook-endpoint.ts';
import { byEndpoint } from './by-endpoint.ts';

export const getWebhookDelivery = route({
  name: 'getDelivery',
  method: 'get',
  path: '/v1/webhook-endpoints/:endpoint_id/deliveries/:delivery_id',
  tag: 'webhook-endpoints',
  doc: 'Shows a delivery in any status, with each attempt.',
  access: { scopes: ['webhooks'], role: 'admin' },
  workspace: byEndpoint,
  success: { status: 200, body: WebhookDeliveryDetail },
  errors: ['not_found'],
  handle: ({ params: { endpoint_id, delivery_id }, call, webhooks }) =>
    webhooks.getDelivery({ endpoint_id, delivery_id }, call),
});
