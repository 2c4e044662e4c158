import { z } from 'zod';
import { Id } from '../../schemas/outputs.ts';
import { route } from '../../core/route.ts';
import { byEndpoint } from './by-endpoint.ts';

export const testWebhookEndpoint = route({
  name: 'test',
  method: 'post',
  path: '/v1/webhook-endpoints/:endpoint_id/test',
  tag: 'webhook-endpoints',
  doc: 'Sends a real `webhook.ping` only to this endpoint, regardless of its subscriptions.',
  access: { scopes: ['webhooks'], role: 'admin' },
  workspace: byEndpoint,
  audit: 'webhook_endpoint.tested',
  success: { status: 202, body: z.object({ delivery_id: Id }) },
  errors: ['not_found', 'invalid_transition'],
  handle: ({ params, call, webhooks }) => webhooks.testEndpoint({ endpoint_id: params.endpoint_id }, call),
});
