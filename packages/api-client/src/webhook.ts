import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { WebhookEventType } from './gen/client.ts';

/** What a webhook says. `data` is described by the schema of its type: `client.webhookEndpoints.listEventTypes()`. */
export interface WebhookEvent {
  /** The same for every delivery of an event at an endpoint: keep it to recognise repetitions. It is also the cursor of the feed. */
  readonly id: string;
  readonly event: WebhookEventType['name'];
  readonly workspace_id: string;
  /** When it happened, ISO 8601, UTC. */
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export { WebhookVerificationError };

/**
 * The event of a webhook, after checking that it was signed with the endpoint's secret (`whsec_…`) less than five minutes ago. `body` is the body
 * exactly as it was received. Errors: `WebhookVerificationError`; answer with 400 and ignore what it says.
 */
export function readWebhook(
  secret: string,
  request: {
    readonly headers: Headers | Readonly<Record<string, string | string[] | undefined>>;
    readonly body: string;
  },
): WebhookEvent {
  const headers = plain(request.headers);
  const said = new Webhook(secret).verify(request.body, headers) as Omit<WebhookEvent, 'id'>;
  return { id: headers['webhook-id'] ?? '', ...said };
}

/** With names in lower case, as Node gives them, and one value each. */
function plain(headers: Headers | Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value ?? '')]));
}
