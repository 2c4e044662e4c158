import { z } from 'zod';
import { route } from '../../core/route.ts';
import { Instant, nullIfAbsent } from '../../schemas/inputs.ts';
import { StatsBucket, WebhookEndpointStats } from '../../schemas/webhook-endpoint.ts';
import { byEndpoint } from './by-endpoint.ts';

export const getWebhookStats = route({
  name: 'getStats',
  method: 'get',
  path: '/v1/webhook-endpoints/:endpoint_id/stats',
  tag: 'webhook-endpoints',
  doc:
    'Shows statistics of the deliveries of the last 24 hours, and `series`: what ended in each hour or day, without gaps, in up to 750 buckets. ' +
    'The series goes back as far as deliveries are kept, 30 days by default.',
  access: { scopes: ['webhooks'], role: 'admin' },
  workspace: byEndpoint,
  query: z.object({
    bucket: nullIfAbsent(StatsBucket.optional()).describe(
      'Length of the buckets of the series: hours, or days in UTC. Default: hours.',
    ),
    from: nullIfAbsent(Instant.optional()).describe(
      'Where the series begins. Default: 24 hours before its end, or 30 days.',
    ),
    to: nullIfAbsent(Instant.optional()).describe('Where the series ends. Default: now.'),
  }),
  success: { status: 200, body: WebhookEndpointStats },
  errors: ['not_found'],
  handle: ({ params: { endpoint_id }, query, call, webhooks }) => webhooks.getStats({ endpoint_id, ...query }, call),
});
