import type { webhooks } from '@insights/contracts';
import { z } from 'zod';
import { listRoute } from '../../core/route.ts';
import { WebhookFeedEvent } from '../../schemas/webhook-endpoint.ts';
import { byEndpoint } from './by-endpoint.ts';

export const listWebhookEvents = listRoute({
  name: 'listEvents',
  path: '/v1/webhook-endpoints/:endpoint_id/events',
  tag: 'webhook-endpoints',
  doc:
    'Lists every event matched to the endpoint in the last 30 days, oldest first, delivered or not, so that a receiver ' +
    'can catch up.',
  access: { scopes: ['webhooks'], role: 'admin' },
  workspace: byEndpoint,
  query: z.object({
    after: z.string().max(1024).default('').meta({ description: 'A cursor to begin after.', format: 'cursor' }),
  }),
  item: WebhookFeedEvent,
  errors: ['not_found'],
  async handle({ params, query, page, call, webhooks }) {
    // The Link of a page keeps `after` and adds `cursor`, which is further on.
    const from = { ...page, cursor: page.cursor || query.after };
    const { items, next_cursor } = await webhooks.listEvents({ endpoint_id: params.endpoint_id, page: from }, call);
    return { items: items.map(feedEvent), next_cursor };
  },
});

function feedEvent({ data_json, ...event }: webhooks.FeedEvent) {
  return { ...event, data: JSON.parse(data_json) as Record<string, unknown> };
}
