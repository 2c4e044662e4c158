/** Names of the events that webhook endpoints can subscribe to. `interview.scheduled` is accepted as a filter and never sent. */
export const WEBHOOK_EVENTS = [
  'campaign.started',
  'campaign.paused',
  'campaign.completed',
  'interview.completed',
  'interview.scheduled',
  'synthesis.completed',
  'webhook.ping',
] as const;
export type WebhookEventName = (typeof WEBHOOK_EVENTS)[number];
