import { WEBHOOK_EVENTS } from '@insights/contracts';
import { invalid } from '@insights/errors';
import { validate } from 'uuid';

const KNOWN: ReadonlySet<string> = new Set(WEBHOOK_EVENTS);

/** The filter without duplicates. Errors: `invalid_request` at body.events for an unknown name. */
export function checkFilter(names: readonly string[]): string[] {
  const unknown = names.findIndex((name) => !KNOWN.has(name));
  if (unknown !== -1) {
    throw invalid(['body', 'events', unknown], `Unknown event. Known events: ${WEBHOOK_EVENTS.join(', ')}.`);
  }
  return [...new Set(names)];
}

/** The ids without duplicates, in lower case. Errors: `invalid_request` at body.interview_ids for what is no id. */
export function checkInterviews(ids: readonly string[]): string[] {
  const wrong = ids.findIndex((id) => !validate(id));
  if (wrong !== -1) throw invalid(['body', 'interview_ids', wrong], 'This is not the id of an interview.');
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}
