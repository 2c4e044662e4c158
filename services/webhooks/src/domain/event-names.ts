import { invalid } from '@insights/errors';

/** Every event that an endpoint can subscribe to. `interview.scheduled` is accepted as a filter and never sent. */
export const EVENT_NAMES = [
  'campaign.started',
  'campaign.paused',
  'campaign.completed',
  'interview.completed',
  'interview.scheduled',
  'synthesis.completed',
  'webhook.ping',
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

const KNOWN: ReadonlySet<string> = new Set(EVENT_NAMES);

/** The filter without duplicates. Errors: `invalid_request` at body.events for an unknown name. */
export function checkFilter(names: readonly string[]): string[] {
  const unknown = names.findIndex((name) => !KNOWN.has(name));
  if (unknown !== -1) {
    throw invalid(['body', 'events', unknown], `Unknown event. Known events: ${EVENT_NAMES.join(', ')}.`);
  }
  return [...new Set(names)];
}
