import { z } from 'zod';
import { webhooks, wordsOf } from '@insights/contracts';
import { Id, Time, orNull } from './outputs.ts';

export const WebhookEndpoint = z
  .object({
    id: Id,
    workspace_id: Id,
    url: z.string(),
    events: z.string().array().describe('Empty: every event.'),
    active: z.boolean(),
    description: z.string(),
    created_at: Time,
  })
  .meta({ id: 'WebhookEndpoint' });

export const NewWebhookEndpoint = WebhookEndpoint.extend({
  secret: orNull(z.string()).describe(
    'What deliveries are signed with, this once. Null when a repeated request is answered again.',
  ),
}).meta({ id: 'NewWebhookEndpoint' });

export const DeliveryStatus = z.enum(wordsOf(webhooks.DeliveryStatus));

export const WebhookDelivery = z
  .object({
    id: Id,
    status: DeliveryStatus,
    attempts: z.int(),
    response_status: orNull(z.int()).describe("The receiver's last HTTP status."),
    last_error: orNull(z.string()),
    delivered_at: orNull(Time),
    event: z.string(),
    event_id: Id,
    created_at: Time,
    next_attempt_at: orNull(Time),
  })
  .meta({ id: 'WebhookDelivery', description: 'One event on its way to one endpoint, all attempts together.' });

export const WebhookDeliveryDetail = WebhookDelivery.extend({
  attempt_log: z
    .object({
      delivery_attempt_id: Id.describe('The X-Service-Delivery-Id of the attempt.'),
      started_at: Time,
      response_status: orNull(z.int()),
      duration_ms: z.int(),
      error: orNull(z.string()),
      response_excerpt: z.string().describe("The first KiB of the receiver's answer."),
    })
    .array(),
}).meta({ id: 'WebhookDeliveryDetail' });

export const WebhookFeedEvent = z
  .object({
    id: Id.describe('The webhook-id that its deliveries carry.'),
    event: z.string(),
    timestamp: Time,
    data: z.record(z.string(), z.unknown()),
    delivery_status: DeliveryStatus,
  })
  .meta({ id: 'WebhookFeedEvent' });

export const WebhookEndpointStats = z
  .object({
    delivered: z.int(),
    failed: z.int(),
    pending: z.int(),
    success_rate: z.number().describe('Share of the finished ones, 0..1.'),
    p50_ms: z.int(),
    p95_ms: z.int(),
    last_delivered_at: orNull(Time),
    last_failed_at: orNull(Time),
  })
  .meta({ id: 'WebhookEndpointStats', description: 'The last 24 hours of an endpoint.' });

export const WebhookEventType = z
  .object({
    name: z.string(),
    description: z.string(),
    emitted: z.boolean().describe('False: accepted as a filter, not sent at present.'),
    schema: z.record(z.string(), z.unknown()).describe('JSON Schema of the body that is sent.'),
  })
  .meta({ id: 'WebhookEventType' });
