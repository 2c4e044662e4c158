import { route } from '../../core/route.ts';
import { byEndpoint } from './by-endpoint.ts';

export const deleteWebhookEndpoint = route({
  name: 'delete',
  method: 'delete',
  path: '/v1/webhook-endpoints/:endpoint_id',
  tag: 'webhook-endpoints',
  doc: 'Deletes a webhook endpoint and cancels its pending deliveries.',
  access: { scopes: ['webhooks'], role: 'admin' },
  workspace: byEndpoint,
  audit: 'webhook_endpoint.deleted',
  success: { status: 204 },
  errors: ['not_found'],
  async handle({ params, call, webhooks }) {
    await webhooks.deleteEndpoint({ endpoint_id: params.endpoint_id }, call);
    return undefined;
  },
});
