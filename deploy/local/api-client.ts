import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from './start-error.ts';

const TIMEOUT_MS = 30_000;
const RETRY_FOR_MS = 60_000;
/** Statuses worth a retry; the idempotency key prevents a double effect. */
const WORTH_ANOTHER_TRY = new Set([429, 502, 503, 504]);

export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** A form is sent as it is, anything else as JSON. */
  body?: unknown;
  /** How long the answer may wait for the work to be done. */
  wait_seconds?: number;
  /** The same for the same thing in every run. */
  idempotency_key?: string;
}

/** Calls the public API as one caller and resolves to the answer's JSON. Throws a StartError for an error. */
export type Api = <T>(request: Request) => Promise<T>;

function send(base_url: string, token: string, request: Request, signal: AbortSignal) {
  const { method, path, body, idempotency_key, wait_seconds } = request;
  const isForm = body instanceof FormData;
  return fetch(`${base_url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(wait_seconds === undefined ? {} : { prefer: `wait=${wait_seconds}` }),
      ...(idempotency_key ? { 'idempotency-key': encodeURIComponent(idempotency_key) } : {}),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
}

function isPassing(status: number, text: string): boolean {
  return WORTH_ANOTHER_TRY.has(status) || (status === 409 && text.includes('request_in_progress'));
}

/** The API at `base_url` with `token`. Transient errors (a service restarts) are retried for a minute. */
export function connectApi(base_url: string, token: string, signal: AbortSignal): Api {
  return async <T>(request: Request) => {
    const deadline = performance.now() + RETRY_FOR_MS;
    for (;;) {
      const answer = await send(base_url, token, request, signal).catch((cause: Error) => cause);
      signal.throwIfAborted();
      const [status, text] = answer instanceof Error ? [0, answer.message] : [answer.status, await answer.text()];
      if (status >= 200 && status < 300) return (text === '' ? undefined : JSON.parse(text)) as T;
      if ((status !== 0 && !isPassing(status, text)) || performance.now() > deadline) {
        throw new StartError(
          `The demo cannot be filled: ${request.method} ${request.path} answers ${status || 'nothing'}: ${text}`,
        );
      }
      await pause(250, undefined, { signal });
    }
  };
}
