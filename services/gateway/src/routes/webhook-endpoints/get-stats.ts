import { route } from '../../core/route.ts';
import { WebhookEndpointStats } from '../../schemas/webhook-endpoint.ts';
import { byEndpoint } from './by-endpoint.ts';

export const getWebhookStats = route({
  name: 'getStats',
  method: 'get',
  path: '/v1/webhook-endpoints/:endpoint_id/stats',
  tag: 'webhook-endpoints',
  doc: 'Shows statistics of the deliveries of the last 24 hours.',
  access: { scopes: ['webhooks'], role: 'admin' },
  workspace: byEndpoint,
  success: { status: 200, body: WebhookEndpointStats },
  errors: ['not_found'],
  handle: ({ params, call, webhooks }) => webhooks.getStats({ endpoint_id: params.endpoint_id }, call),
});
