import { type WebhookEventName, type EventType, eventTypes } from '@insights/contracts';
import { type Subscription, consume } from '@insights/messaging';
import { eventData } from '../domain/event-data.ts';
import { type EventOfInterview, matchEvent } from '../features/match-event.ts';

/** Forwards an event of the bus to endpoints under its public name. */
function forward<T>(
  type: EventType<T>,
  name: WebhookEventName,
  data: (message: T) => EventOfInterview['data'],
): Subscription {
  return consume(type, {
    consumer: `webhooks.${type.name}`,
    isBrief: true,
    handle: (tx, { id, occurred_at, message, aggregate_version: sequence }) =>
      matchEvent(tx, { id, name, occurred_at, data: { ...data(message), sequence } }),
  });
}

export const domainEvents: Subscription[] = [
  forward(eventTypes.campaignStarted, 'campaign.started', eventData.campaignStarted),
  forward(eventTypes.campaignPaused, 'campaign.paused', eventData.campaignPaused),
  forward(eventTypes.campaignCompleted, 'campaign.completed', eventData.campaignCompleted),
  forward(eventTypes.reportReady, 'synthesis.completed', eventData.synthesisCompleted),
];
