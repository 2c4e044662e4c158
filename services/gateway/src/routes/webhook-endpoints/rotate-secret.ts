import { route } from '../../core/route.ts';
import { NewWebhookEndpoint } from '../../schemas/webhook-endpoint.ts';
import { byEndpoint } from './by-endpoint.ts';

export const rotateWebhookSecret = route({
  name: 'rotateSecret',
  method: 'post',
  path: '/v1/webhook-endpoints/:endpoint_id/rotate-secret',
  tag: 'webhook-endpoints',
  doc: 'Gives an endpoint a new secret, shown only in this response. Deliveries are also signed with the former one for 24 hours.',
  access: { scopes: ['webhooks'], role: 'admin' },
  workspace: byEndpoint,
  audit: 'webhook_endpoint.secret_rotated',
  success: { status: 200, body: NewWebhookEndpoint },
  errors: ['not_found'],
  async handle({ params, call, webhooks }) {
    const made = await webhooks.rotateSecret({ endpoint_id: params.endpoint_id }, call);
    return { ...made, secret: made.secret || null };
  },
});
