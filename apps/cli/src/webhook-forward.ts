import { createHmac, randomUUID } from 'node:crypto';
import { InvalidArgumentError } from 'commander';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);
const UNITS_MS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** An address of this machine: events are about people. */
export function forwardAddress(text: string): URL {
  const url = URL.parse(/^\d+$/.test(text) ? `http://127.0.0.1:${text}/` : text);
  if (url && url.protocol === 'http:' && LOCAL.has(url.hostname)) return url;
  throw new InvalidArgumentError('Give an address of this machine, such as http://127.0.0.1:3000/hook.');
}

/** A time, or how long ago it was. */
export function sinceTime(text: string): Date {
  const ago = /^(\d{1,9})([smhd])$/.exec(text);
  const time = ago ? Date.now() - Number(ago[1]) * UNITS_MS[ago[2] as keyof typeof UNITS_MS] : Date.parse(text);
  if (Number.isFinite(time)) return new Date(time);
  throw new InvalidArgumentError('Give 30m, 2h, 3d, or a time such as 2026-03-01T00:00:00Z.');
}

/** The body of a webhook, in the order of its fields in the original. */
export interface WebhookBody {
  readonly event: string;
  readonly workspace_id: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const TIMEOUT_MS = 10_000;

/** Sends an event as the service does. Returns the status of the receiver, or why there is none. */
export async function forward(
  to: URL,
  secret: string,
  id: string,
  webhook: WebhookBody,
  signal: AbortSignal,
): Promise<number | string> {
  const body = JSON.stringify(webhook);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'insights-listen',
    'x-service-event': webhook.event,
  };
  try {
    const response = await fetch(to, {
      method: 'POST',
      headers: { ...headers, 'x-service-delivery-id': randomUUID(), ...signatures(secret, id, body) },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    if (signal.aborted) throw error;
    return 'no answer';
  }
}

function signatures(secret: string, id: string, body: string): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const timestamp = Math.floor(Date.now() / 1000);
  const hmac = (text: string) => createHmac('sha256', key).update(text);
  return {
    'x-service-signature': `sha256=${hmac(body).digest('hex')}`,
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${hmac(`${id}.${timestamp}.${body}`).digest('base64')}`,
  };
}
