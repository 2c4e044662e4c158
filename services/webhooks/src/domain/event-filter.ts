import { WEBHOOK_EVENTS } from '@insights/contracts';
import { invalid } from '@insights/errors';

const KNOWN: ReadonlySet<string> = new Set(WEBHOOK_EVENTS);

/** The filter without duplicates. Errors: `invalid_request` at body.events for an unknown name. */
export function checkFilter(names: readonly string[]): string[] {
  const unknown = names.findIndex((name) => !KNOWN.has(name));
  if (unknown !== -1) {
    throw invalid(['body', 'events', unknown], `Unknown event. Known events: ${WEBHOOK_EVENTS.join(', ')}.`);
  }
  return [...new Set(names)];
}
