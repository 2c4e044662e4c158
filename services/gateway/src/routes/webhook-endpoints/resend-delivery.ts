import { z } from 'zod';
import { route } from '../../core/route.ts';
import { Id } from '../../schemas/outputs.ts';
import { byEndpoint } from './by-endpoint.ts';

export const resendWebhookDelivery = route({
  name: 'resendDelivery',
  method: 'post',
  path: '/v1/webhook-endpoints/:endpoint_id/deliveries/:delivery_id/resend',
  tag: 'webhook-endpoints',
  doc:
    'Sends the event of a finished delivery again, as a new delivery with the same `webhook-id`. The finished one stays as it is, and `resent_from` of ' +
    'the new one names it. 409 while it is pending or being resent, and for an inactive endpoint.',
  access: { scopes: ['webhooks'], role: 'admin' },
  workspace: byEndpoint,
  audit: 'webhook_endpoint.delivery_resent',
  success: { status: 202, body: z.object({ delivery_id: Id.describe('The new delivery.') }) },
  errors: ['not_found', 'invalid_transition'],
  handle: ({ params: { endpoint_id, delivery_id }, call, webhooks }) =>
    webhooks.resendDelivery({ endpoint_id, delivery_id }, call),
});
