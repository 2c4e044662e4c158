import type { WebhookEventName, webhooks } from '@insights/contracts';
import { failureText } from './failures.ts';

/** A single failure is repaired by its retry. After this many in a row the endpoint is called failing. */
export const FAILING_FROM = 3;

/** The failed attempts of an endpoint since its last success. */
export interface FailuresInARow {
  readonly failed_attempts: number;
  /** When the first of them ended; null without any, like the errors. */
  readonly failing_since: string | null;
  readonly first_error: string | null;
  readonly last_error: string | null;
  /** What failed first: the event and its webhook-id. */
  readonly first_event: WebhookEventName | null;
  readonly first_delivery_id: string | null;
  /** The receiver answered 410 to the last one, so the service deactivated the endpoint. */
  readonly is_gone: boolean;
}

/** Of an endpoint that is new, or delivers. */
export const NO_FAILURES: FailuresInARow = {
  failed_attempts: 0,
  failing_since: null,
  first_error: null,
  last_error: null,
  first_event: null,
  first_delivery_id: null,
  is_gone: false,
};

/** The health of an endpoint, with the reason in words. */
export function endpointHealth(active: boolean, failures: FailuresInARow): webhooks.EndpointHealth {
  const { failed_attempts, failing_since } = failures;
  const state = !active ? 'paused' : failed_attempts >= FAILING_FROM ? 'failing' : 'healthy';
  return { state, reason: reasonOf(active, failures), failed_attempts, failing_since };
}

function reasonOf(
  active: boolean,
  { failed_attempts, failing_since, first_error, last_error, is_gone }: FailuresInARow,
): string {
  if (!active && is_gone)
    return 'The receiver responded with status 410 (gone), so the endpoint was deactivated. Activate it once the receiver exists again.';
  if (!active) return 'The endpoint is inactive, so no events are sent to it.';
  if (failing_since === null || first_error === null || last_error === null)
    return 'No attempt has failed since the last success.';
  const since = minuteOf(failing_since);
  const what =
    failed_attempts === 1
      ? `The last attempt, at ${since}, failed`
      : `The last ${failed_attempts} attempts since ${since} failed`;
  const [first, last] = [failureText(first_error), failureText(last_error)];
  return first === last ? `${what}: ${first}.` : `${what}. The first: ${first}. The last: ${last}.`;
}

/** `2026-11-20 09:14 UTC`. */
const minuteOf = (time: string) => `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;
