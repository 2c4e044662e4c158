import { route } from '../../core/route.ts';
import { inWorkspace } from '../../schemas/inputs.ts';
import {
  EndpointDescription,
  EventFilter,
  InterviewFilter,
  ReceiverUrl,
} from '../../schemas/webhook-endpoint-inputs.ts';
import { NewWebhookEndpoint } from '../../schemas/webhook-endpoint.ts';
import { assertInterviews } from './assert-interviews.ts';

export const createWebhookEndpoint = route({
  name: 'create',
  method: 'post',
  path: '/v1/webhook-endpoints',
  tag: 'webhook-endpoints',
  doc: 'Registers a receiver of events. The secret is shown only in this response.',
  access: { scopes: ['webhooks'], role: 'admin' },
  workspace: 'given',
  audit: 'webhook_endpoint.created',
  body: inWorkspace.extend({
    url: ReceiverUrl,
    events: EventFilter.default([]),
    interview_ids: InterviewFilter.default([]),
    description: EndpointDescription.nullish().describe('What the endpoint is for.'),
  }),
  success: { status: 201, body: NewWebhookEndpoint },
  errors: ['not_found', 'quota_exceeded'],
  async handle({ body: { url, events, interview_ids, description }, principal, call, campaigns, webhooks }) {
    await assertInterviews(campaigns, principal, interview_ids);
    const made = await webhooks.createEndpoint({ url, events, interview_ids, description: description ?? '' }, call);
    return { ...made, secret: made.secret || null };
  },
});
