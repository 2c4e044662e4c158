import { route } from '../../core/route.ts';
import { WebhookEndpoint } from '../../schemas/webhook-endpoint.ts';
import { byEndpoint } from './by-endpoint.ts';

export const getWebhookEndpoint = route({
  name: 'get',
  method: 'get',
  path: '/v1/webhook-endpoints/:endpoint_id',
  tag: 'webhook-endpoints',
  doc: 'Shows a webhook endpoint, without its secret.',
  access: { scopes: ['webhooks'], role: 'admin' },
  workspace: byEndpoint,
  success: { status: 200, body: WebhookEndpoint },
  errors: ['not_found'],
  handle: ({ params, call, webhooks }) => webhooks.getEndpoint({ endpoint_id: params.endpoint_id }, call),
});
