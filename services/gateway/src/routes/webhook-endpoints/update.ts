import { z } from 'zod';
import {
  EndpointDescription,
  EventFilter,
  InterviewFilter,
  ReceiverUrl,
} from '../../schemas/webhook-endpoint-inputs.ts';
import { route } from '../../core/route.ts';
import { nullIfAbsent } from '../../schemas/inputs.ts';
import { WebhookEndpoint } from '../../schemas/webhook-endpoint.ts';
import { assertInterviews } from './assert-interviews.ts';
import { byEndpoint } from './by-endpoint.ts';

export const updateWebhookEndpoint = route({
  name: 'update',
  method: 'patch',
  path: '/v1/webhook-endpoints/:endpoint_id',
  tag: 'webhook-endpoints',
  doc: 'Changes the given fields. Deactivating an endpoint fails its pending deliveries.',
  access: { scopes: ['webhooks'], role: 'admin' },
  workspace: byEndpoint,
  audit: 'webhook_endpoint.changed',
  body: z.object({
    active: nullIfAbsent(z.boolean().optional()).describe('Whether to deliver events.'),
    url: nullIfAbsent(ReceiverUrl.optional()),
    events: nullIfAbsent(EventFilter.optional()),
    interview_ids: nullIfAbsent(InterviewFilter.optional()),
    description: nullIfAbsent(EndpointDescription.optional()),
  }),
  success: { status: 200, body: WebhookEndpoint },
  errors: ['not_found'],
  async handle({ params, body: { events, interview_ids, ...rest }, principal, call, campaigns, webhooks }) {
    await assertInterviews(campaigns, principal, interview_ids ?? []);
    return webhooks.updateEndpoint(
      {
        endpoint_id: params.endpoint_id,
        ...rest,
        events: events && { items: events },
        interview_ids: interview_ids && { items: interview_ids },
      },
      call,
    );
  },
});
