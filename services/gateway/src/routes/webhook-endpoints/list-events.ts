import type { webhooks } from '@insights/contracts';
import { AppError, invalid } from '@insights/errors';
import { z } from 'zod';
import { listRoute } from '../../core/route.ts';
import { WebhookFeedEvent } from '../../schemas/webhook-endpoint.ts';
import { byEndpoint } from './by-endpoint.ts';

export const listWebhookEvents = listRoute({
  name: 'listEvents',
  path: '/v1/webhook-endpoints/:endpoint_id/events',
  tag: 'webhook-endpoints',
  doc:
    'Lists every event matched to the endpoint in the last 30 days, in the order in which they became visible, delivered or not, so that a ' +
    'receiver can catch up. Keep the `cursor` of the last event and send it as `after` to get what came later, now or in weeks.',
  access: { scopes: ['webhooks'], role: 'admin' },
  workspace: byEndpoint,
  query: z.object({
    after: z
      .string()
      .max(1024)
      .default('')
      .meta({ description: 'The `cursor` of the last event seen.', format: 'cursor' }),
  }),
  item: WebhookFeedEvent,
  errors: ['not_found'],
  async handle({ params, query, page, call, webhooks }) {
    // The Link of a page keeps `after` and adds `cursor`, which is further on.
    const request = {
      endpoint_id: params.endpoint_id,
      page: { ...page, cursor: '' },
      after: page.cursor || query.after,
    };
    const { items, next_cursor } = await webhooks.listEvents(request, call).catch((error: unknown) => {
      throw page.cursor === '' ? error : aboutCursor(error);
    });
    return { items: items.map(feedEvent), next_cursor };
  },
});

/** The service knows one field; the caller gave another. */
function aboutCursor(error: unknown): unknown {
  const [problem] = error instanceof AppError && error.code === 'invalid_request' ? error.problems : [];
  return problem === undefined ? error : invalid(['query', 'cursor'], problem.msg);
}

function feedEvent({ data_json, ...event }: webhooks.FeedEvent) {
  return { ...event, cursor: event.id, data: JSON.parse(data_json) as Record<string, unknown> };
}
