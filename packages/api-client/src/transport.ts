import { ApiError } from './api-error.ts';

export interface ClientOptions {
  /** Without a path, e.g. `https://api.example.com`. */
  readonly baseUrl: string;
  /** A workspace API key. */
  readonly apiKey?: string;
  /** A bearer token, or what fetches one before each request; instead of a key. */
  readonly token?: string | (() => string | Promise<string>);
  /** Milliseconds until a request is given up; 30,000 when absent. */
  readonly timeoutMs?: number;
  /**
   * How often a call is repeated after 429 and 503, and at most twice after a broken connection; 0 when absent. Repeated are calls whose repetition changes
   * nothing more: every method but POST, and POST with an idempotency key; one without gets a random key.
   */
  readonly retries?: number;
  /** A field that the route does not know is an error, `extra_forbidden`, instead of being ignored. */
  readonly strict?: boolean;
  /** Told before each repetition. */
  readonly onRetry?: (problem: string, waitSeconds: number) => void;
  /** Ends every call. */
  readonly signal?: AbortSignal;
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  /** For POST: a repeat with the same key within 24 hours gets the first answer again. */
  readonly idempotencyKey?: string;
  /** Seconds to wait for a result, for the routes that honour `Prefer: wait`. */
  readonly waitSeconds?: number;
  /** A media type other than JSON, for the routes that have one. */
  readonly accept?: string;
  /** For routes with `If-Match`: the ETag of what was changed; 412 if it has changed since. */
  readonly ifMatch?: string;
  readonly requestId?: string;
  readonly signal?: AbortSignal;
  /** Milliseconds until this call is given up; null for a stream without end. */
  readonly timeoutMs?: number | null;
  /** For a stream of events: continues after this one. */
  readonly lastEventId?: string;
  /** Sent instead of the JSON body, for the routes that take a file: a form, or a text with its media type. */
  readonly content?: FormData | { readonly type: string; readonly text: string };
}

/** One page of a list. Give `next_cursor` as `cursor` for the next; it is undefined on the last. */
export interface Page<T> {
  readonly items: T[];
  readonly next_cursor: string | undefined;
}

/** A page that is an object of several lists. */
export type Paged<T> = T & { readonly next_cursor: string | undefined };

/** How a route is called: where each field of the input goes. What is neither in the path nor in the query is the body. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly query?: readonly string[];
  readonly hasBody?: true;
}

export interface Transport {
  json<T>(operation: Operation, input: object, options?: CallOptions): Promise<T>;
  page<T>(operation: Operation, input: object, options?: CallOptions): Promise<Page<T>>;
  pagedJson<T extends object>(operation: Operation, input: object, options?: CallOptions): Promise<Paged<T>>;
  nothing(operation: Operation, input: object, options?: CallOptions): Promise<void>;
  /** The answer as it is, for files. */
  raw(operation: Operation, input: object, options?: CallOptions): Promise<Response>;
}

const DEFAULT_TIMEOUT_MS = 30_000;

/** Errors: ApiError for every answer that is not 2xx; what `fetch` throws when there is no answer. */
export function createTransport(client: ClientOptions): Transport {
  const send = (operation: Operation, input: object, given: CallOptions = {}): Promise<Response> => {
    const retries = client.retries ?? 0;
    const needsKey = retries > 0 && operation.method === 'POST' && given.idempotencyKey === undefined;
    const options = needsKey ? { ...given, idempotencyKey: crypto.randomUUID() } : given;
    const isRepeatable = operation.method !== 'POST' || options.idempotencyKey !== undefined;
    return repeated(() => once(client, operation, input, options), isRepeatable ? retries : 0, client, options.signal);
  };
  return {
    raw: send,
    json: async <T>(operation: Operation, input: object, options?: CallOptions) =>
      (await (await send(operation, input, options)).json()) as T,
    page: async <T>(operation: Operation, input: object, options?: CallOptions) => {
      const response = await send(operation, input, options);
      return { items: (await response.json()) as T[], next_cursor: cursorOf(response.headers.get('link')) };
    },
    pagedJson: async <T extends object>(operation: Operation, input: object, options?: CallOptions) => {
      const response = await send(operation, input, options);
      return { ...((await response.json()) as T), next_cursor: cursorOf(response.headers.get('link')) };
    },
    nothing: async (operation, input, options) => {
      await send(operation, input, options);
    },
  };
}

async function once(client: ClientOptions, operation: Operation, input: object, options: CallOptions) {
  const request = makeRequest(client.baseUrl, operation, input, options.content);
  const limitMs = options.timeoutMs === undefined ? (client.timeoutMs ?? DEFAULT_TIMEOUT_MS) : options.timeoutMs;
  const limit = limitMs === null ? [] : [AbortSignal.timeout(limitMs + (options.waitSeconds ?? 0) * 1000)];
  const signals = [client.signal, options.signal].filter((signal) => signal !== undefined);
  const response = await (client.fetch ?? fetch)(request.url, {
    method: operation.method,
    headers: {
      ...(await credentialOf(client)),
      ...headersOf(options, client.strict && operation.hasBody),
      ...request.headers,
    },
    ...(request.body !== undefined && { body: request.body }),
    // A redirect to another host would take the key with it.
    redirect: 'error',
    signal: AbortSignal.any([...signals, ...limit]),
  });
  if (!response.ok) throw await ApiError.of(response);
  return response;
}

const FIRST_WAIT_SECONDS = 0.5;
const LONGEST_WAIT_SECONDS = 60;
const MOST_BROKEN = 2;
const STRICT = 'handling=strict';

async function repeated(
  attempt: () => Promise<Response>,
  retries: number,
  { onRetry, signal }: ClientOptions,
  ofCall: AbortSignal | undefined,
): Promise<Response> {
  for (let failed = 0; ; failed += 1) {
    try {
      return await attempt();
    } catch (error) {
      const wait = waitAfter(error, failed);
      if (failed >= retries || wait === undefined) throw error;
      onRetry?.(error instanceof ApiError ? `${error.status} ${error.code}` : 'no answer', wait);
      const signals = [signal, ofCall].filter((one) => one !== undefined);
      await pause(wait * 1000, AbortSignal.any(signals));
    }
  }
}

/** Rejects with the signal's reason. Browsers have no `node:timers/promises`. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const end = () => reject(signal.reason);
  const timer = setTimeout(resolve, ms);
  signal.addEventListener('abort', end);
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  });
}

/** Seconds until the next attempt; undefined for a failure that another attempt would repeat. */
function waitAfter(error: unknown, failed: number): number | undefined {
  const backoff = FIRST_WAIT_SECONDS * 2 ** failed * (0.5 + Math.random());
  if (!(error instanceof ApiError)) {
    // `fetch` throws it where there is no answer. An address at which nobody listens stays so.
    return error instanceof TypeError && failed < MOST_BROKEN ? backoff : undefined;
  }
  const isPassing = [429, 503].includes(error.status) || error.code === 'request_in_progress';
  if (!isPassing || error.code === 'quota_exceeded' || (error.retry_after_seconds ?? 0) > LONGEST_WAIT_SECONDS)
    return undefined;
  return error.retry_after_seconds ?? Math.min(backoff, LONGEST_WAIT_SECONDS);
}

function makeRequest(
  baseUrl: string,
  { path, query = [], hasBody }: Operation,
  input: object,
  content: CallOptions['content'],
) {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const url = new URL(baseUrl.replace(/\/$/, '') + filled);
  for (const name of query) {
    if (rest.has(name)) url.searchParams.set(name, String(rest.get(name)));
    rest.delete(name);
  }
  if (content instanceof FormData) return { url, headers: {}, body: content };
  if (content) return { url, headers: { 'content-type': content.type }, body: content.text };
  if (!hasBody) return { url, headers: {}, body: undefined };
  return { url, headers: { 'content-type': 'application/json' }, body: JSON.stringify(Object.fromEntries(rest)) };
}

async function credentialOf({ apiKey, token }: ClientOptions): Promise<Record<string, string>> {
  if (apiKey !== undefined) return { 'x-api-key': apiKey };
  if (token === undefined) return {};
  return { authorization: `Bearer ${typeof token === 'function' ? await token() : token}` };
}

function headersOf(
  { idempotencyKey, waitSeconds, accept, ifMatch, requestId, lastEventId }: CallOptions,
  strict = false,
): Record<string, string> {
  const preferences = [...(waitSeconds === undefined ? [] : [`wait=${waitSeconds}`]), ...(strict ? [STRICT] : [])];
  return {
    accept: accept ?? 'application/json',
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    ...(preferences.length > 0 && { prefer: preferences.join(', ') }),
    ...(ifMatch !== undefined && { 'if-match': ifMatch }),
    ...(requestId !== undefined && { 'x-request-id': requestId }),
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
  };
}

function cursorOf(link: string | null): string | undefined {
  const target = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return target === undefined ? undefined : (new URL(target).searchParams.get('cursor') ?? undefined);
}
