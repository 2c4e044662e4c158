import { z } from 'zod';
import { webhooks, wordsOf } from '@insights/contracts';
import { Id, Time, orNull } from './outputs.ts';

export const WebhookEndpointHealth = z
  .object({
    state: z
      .enum(wordsOf(webhooks.EndpointState))
      .describe('`failing` when the last three or more attempts failed; `paused` while the endpoint is inactive.'),
    reason: z.string().describe('Why, in words.'),
    failed_attempts: z.int().describe('Failed attempts since the last success.'),
    failing_since: orNull(Time).describe('When the first of them ended.'),
  })
  .meta({ id: 'WebhookEndpointHealth' });

export const WebhookEndpoint = z
  .object({
    id: Id,
    workspace_id: Id,
    url: z.string().describe('HTTPS address of the receiver.'),
    events: z.string().array().describe('Types of events that are delivered; all when empty.'),
    interview_ids: Id.array().describe('Interviews whose events are delivered; all when empty.'),
    active: z.boolean().describe('Whether events are delivered.'),
    description: z.string().describe('What the endpoint is for.'),
    created_at: Time,
    health: orNull(WebhookEndpointHealth).describe('Whether it delivers.'),
  })
  .meta({ id: 'WebhookEndpoint' });

export const NewWebhookEndpoint = WebhookEndpoint.extend({
  secret: orNull(z.string()).describe('The signing secret, shown only once. Null in a replayed response.'),
}).meta({ id: 'NewWebhookEndpoint' });

export const DeliveryStatus = z.enum(wordsOf(webhooks.DeliveryStatus));

export const StatsBucket = z.enum(wordsOf(webhooks.StatsBucket));

export const WebhookDelivery = z
  .object({
    id: Id,
    status: DeliveryStatus.describe('`failed` when the last retry failed.'),
    attempts: z.int().describe('Number of attempts so far.'),
    response_status: orNull(z.int()).describe("The receiver's last HTTP status."),
    last_error: orNull(z.string()).describe('Why the last attempt failed.'),
    delivered_at: orNull(Time).describe('When the receiver accepted the delivery.'),
    event: z.string().describe('Type of the event.'),
    event_id: Id,
    created_at: Time,
    next_attempt_at: orNull(Time).describe('When the next attempt is due.'),
    resent_from: orNull(Id).describe('The delivery that was sent again by this one, with the same `webhook-id`.'),
  })
  .meta({ id: 'WebhookDelivery', description: 'The delivery of one event to one endpoint, with all attempts.' });

export const WebhookDeliveryDetail = WebhookDelivery.extend({
  attempt_log: z
    .object({
      number: z.int().describe('Number of the attempt, from 1.'),
      delivery_attempt_id: Id.describe('The X-Service-Delivery-Id of the attempt.'),
      started_at: Time,
      response_status: orNull(z.int()).describe("The receiver's HTTP status."),
      duration_ms: z.int().describe('How long the attempt took.'),
      error: orNull(z.string()).describe('Why the attempt failed, as a code such as `timeout` or `status_503`.'),
      reason: orNull(z.string()).describe('The same in words.'),
      response_excerpt: z.string().describe("The first KiB of the receiver's answer."),
    })
    .array()
    .describe('Every attempt, oldest first.'),
}).meta({ id: 'WebhookDeliveryDetail' });

export const WebhookFeedEvent = z
  .object({
    id: Id.describe('The webhook-id that its deliveries carry.'),
    event: z.string().describe('Type of the event.'),
    timestamp: Time,
    data: z.record(z.string(), z.unknown()).describe('The `data` of the webhook.'),
    delivery_status: DeliveryStatus.describe('State of its delivery to this endpoint.'),
    cursor: Id.describe('Its id: what `after` takes to go on after this event.'),
    sequence: z
      .int()
      .describe('Number of the event at this endpoint: without gaps, and later events have higher numbers.'),
  })
  .meta({ id: 'WebhookFeedEvent' });

export const WebhookEndpointStats = z
  .object({
    delivered: z.int().describe('Deliveries that the receiver accepted.'),
    failed: z.int().describe('Deliveries whose last retry failed.'),
    pending: z.int().describe('Deliveries that wait for an attempt.'),
    success_rate: z.number().describe('Share of finished deliveries that were accepted, 0..1.'),
    p50_ms: z.int().describe('Median duration of an attempt.'),
    p95_ms: z.int().describe('95th percentile of the duration of an attempt.'),
    last_delivered_at: orNull(Time).describe('Last accepted delivery.'),
    last_failed_at: orNull(Time).describe('Last failed delivery.'),
    series: z
      .object({
        at: Time.describe('Beginning of the hour or day.'),
        delivered: z.int().describe('Deliveries accepted in it.'),
        failed: z.int().describe('Deliveries that failed for good in it.'),
        mean_ms: orNull(z.int()).describe('Mean duration of the accepted attempts.'),
      })
      .array()
      .describe('What ended in each hour or day of the requested time, oldest first.'),
  })
  .meta({ id: 'WebhookEndpointStats', description: 'The last 24 hours of an endpoint.' });

export const WebhookEventType = z
  .object({
    name: z.string().describe('Name of the event type.'),
    description: z.string().describe('What the event means.'),
    emitted: z.boolean().describe('False: accepted as a filter, but not sent at present.'),
    schema: z.record(z.string(), z.unknown()).describe('JSON Schema of the body that is sent.'),
  })
  .meta({ id: 'WebhookEventType' });
