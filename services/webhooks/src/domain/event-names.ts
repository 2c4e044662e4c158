import { invalid } from '@insights/errors';

/** Every event that an endpoint may ask for. `interview.scheduled` is accepted as a filter and never sent. */
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

/** A filter without repetitions. Errors: `invalid_request` at body.events for an unknown name. */
export function checkFilter(names: readonly string[]): string[] {
  const unknown = names.findIndex((name) => !KNOWN.has(name));
  if (unknown !== -1) {
    throw invalid(['body', 'events', unknown], `There is no such event. Known events: ${EVENT_NAMES.join(', ')}.`);
  }
  return [...new Set(names)];
}
