import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, propagation, trace } from '@opentelemetry/api';
import type { IncomingMessage } from 'node:http';
import { iso } from '@insights/db';
import type { DeliveryError } from '../../domain/failures.ts';
import { parseRetryAfter } from '../../domain/retry-schedule.ts';
import type { KeyRing } from '@insights/secret-box';
import { signatureHeaders } from '../../domain/signature.ts';
import type { GuardedAgent } from '../../net/guarded-agent.ts';
import { failureClass } from './failure-class.ts';
import { textOf } from './answer-text.ts';
import type { PreparedDelivery } from './prepare.ts';

/** The result of one attempt. `error` is null for a 2xx response. */
export interface Attempt {
  readonly started_at: string;
  readonly duration_ms: number;
  readonly response_status: number | null;
  readonly error: DeliveryError | null;
  readonly response_excerpt: string;
  /** The receiver's Retry-After, in seconds. */
  readonly retry_after?: number | undefined;
}

export interface SendOptions {
  readonly agent: GuardedAgent;
  readonly keys: KeyRing;
  readonly timeout_ms: number;
}

const USER_AGENT = 'Interview-Insights-Webhooks/0.1';
const EXCERPT_BYTES = 1_024;
/** The status decides the result; the excerpt of the body is worth a second, not the whole time of the attempt. */
const EXCERPT_MS = 1_000;
const tracer = trace.getTracer('insights.webhooks');

/** Sends one signed POST request. Returns a result for every behaviour of the receiver; throws only if the endpoint's secret cannot be decrypted. */
export async function send(delivery: PreparedDelivery, options: SendOptions): Promise<Attempt> {
  const parent =
    delivery.traceparent === ''
      ? ROOT_CONTEXT
      : propagation.extract(ROOT_CONTEXT, { traceparent: delivery.traceparent });
  const attributes = {
    'http.request.method': 'POST',
    'webhooks.event': delivery.event,
    'webhooks.delivery_id': delivery.id,
  };
  const span = tracer.startSpan(`deliver ${delivery.event}`, { kind: SpanKind.CLIENT, attributes }, parent);
  const started = Date.now();
  const clock = performance.now();
  try {
    const headers = headersOf(delivery, options.keys, started);
    propagation.inject(trace.setSpan(parent, span), headers);
    const answer = await post(delivery, headers, options);
    mark(span, answer.response_status, answer.error);
    return { ...answer, started_at: iso(new Date(started)), duration_ms: Math.round(performance.now() - clock) };
  } finally {
    span.end();
  }
}

function headersOf(delivery: PreparedDelivery, keys: KeyRing, now: number): Record<string, string> {
  const timestamp = Math.floor(now / 1_000);
  return {
    'content-type': 'application/json',
    'user-agent': USER_AGENT,
    'accept-encoding': 'identity',
    'x-service-event': delivery.event,
    'x-service-delivery-id': delivery.lease_id,
    ...signatureHeaders(delivery.secrets(keys), { id: delivery.webhook_id, timestamp, body: delivery.body }),
  };
}

type Answer = Omit<Attempt, 'started_at' | 'duration_ms'>;

async function post(
  delivery: PreparedDelivery,
  headers: Record<string, string>,
  { agent, timeout_ms }: SendOptions,
): Promise<Answer> {
  const { signal, isOver, clear } = startClock(timeout_ms);
  try {
    const message = { headers, body: delivery.body, signal };
    const response = await Promise.race([agent.post(delivery.url, message, isLost), isOver]);
    const { statusCode = 0 } = response;
    const isSuccess = statusCode >= 200 && statusCode < 300;
    return {
      response_status: statusCode,
      error: isSuccess ? null : `status_${statusCode}`,
      response_excerpt: await excerptOf(response),
      retry_after: isSuccess ? undefined : parseRetryAfter(response.headers['retry-after']),
    };
  } catch (error) {
    return { response_status: null, error: failureClass(error), response_excerpt: '' };
  } finally {
    clear();
  }
}

const isLost = (error: unknown): boolean => failureClass(error) === 'connection_lost';

/** Also rejects, because the client does not react to the signal while it connects. */
function startClock(ms: number): { signal: AbortSignal; isOver: Promise<never>; clear: () => void } {
  const abort = new AbortController();
  const { promise: isOver, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const timeout = new DOMException('attempt timed out', 'TimeoutError');
    abort.abort(timeout);
    reject(timeout);
  }, ms);
  return { signal: abort.signal, isOver, clear: () => clearTimeout(timer) };
}

/**
 * The first KiB as text. A longer response is cut off, and one that breaks off is taken as far as it came: the status alone decides the result.
 * NUL characters are removed, because PostgreSQL cannot store them.
 */
async function excerptOf(body: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    body.destroy();
    resolve();
  }, EXCERPT_MS);
  // Events: iterating over a stream costs a tenth of a delivery.
  body.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= EXCERPT_BYTES) body.destroy();
  });
  body.on('error', () => undefined);
  body.on('close', resolve);
  await isOver;
  clearTimeout(timer);
  return textOf(Buffer.concat(chunks).subarray(0, EXCERPT_BYTES), body.headers).replaceAll('\0', '');
}

function mark(span: Span, status: number | null, error: string | null): void {
  if (status !== null) span.setAttribute('http.response.status_code', status);
  if (error !== null) span.setStatus({ code: SpanStatusCode.ERROR, message: error });
}
