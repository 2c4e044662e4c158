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
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  /** For POST: a repeat with the same key within 24 hours gets the first answer again. */
  readonly idempotencyKey?: string;
  /** Seconds to wait for a result, for the routes that honour `Prefer: wait`. */
  readonly waitSeconds?: number;
  /** A media type other than JSON, for the routes that have one. */
  readonly accept?: string;
  readonly requestId?: string;
  readonly signal?: AbortSignal;
}

/** One page of a list. Give `next_cursor` as `cursor` for the next; it is undefined on the last. */
export interface Page<T> {
  readonly items: T[];
  readonly next_cursor: string | undefined;
}

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
  nothing(operation: Operation, input: object, options?: CallOptions): Promise<void>;
  /** The answer as it is, for files. */
  raw(operation: Operation, input: object, options?: CallOptions): Promise<Response>;
}

const DEFAULT_TIMEOUT_MS = 30_000;

/** Errors: ApiError for every answer that is not 2xx; what `fetch` throws when there is no answer. */
export function createTransport(client: ClientOptions): Transport {
  const send = async (operation: Operation, input: object, options: CallOptions = {}): Promise<Response> => {
    const request = makeRequest(client.baseUrl, operation, input);
    const limit = AbortSignal.timeout((client.timeoutMs ?? DEFAULT_TIMEOUT_MS) + (options.waitSeconds ?? 0) * 1000);
    const response = await (client.fetch ?? fetch)(request.url, {
      method: operation.method,
      headers: { ...(await credentialOf(client)), ...headersOf(options), ...request.headers },
      ...(request.body !== undefined && { body: request.body }),
      signal: options.signal ? AbortSignal.any([options.signal, limit]) : limit,
    });
    if (!response.ok) throw await ApiError.of(response);
    return response;
  };
  return {
    raw: send,
    json: async <T>(operation: Operation, input: object, options?: CallOptions) =>
      (await (await send(operation, input, options)).json()) as T,
    page: async <T>(operation: Operation, input: object, options?: CallOptions) => {
      const response = await send(operation, input, options);
      return { items: (await response.json()) as T[], next_cursor: cursorOf(response.headers.get('link')) };
    },
    nothing: async (operation, input, options) => {
      await send(operation, input, options);
    },
  };
}

function makeRequest(baseUrl: string, { path, query = [], hasBody }: Operation, input: object) {
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
  if (!hasBody) return { url, headers: {}, body: undefined };
  return { url, headers: { 'content-type': 'application/json' }, body: JSON.stringify(Object.fromEntries(rest)) };
}

async function credentialOf({ apiKey, token }: ClientOptions): Promise<Record<string, string>> {
  if (apiKey !== undefined) return { 'x-api-key': apiKey };
  if (token === undefined) return {};
  return { authorization: `Bearer ${typeof token === 'function' ? await token() : token}` };
}

function headersOf({ idempotencyKey, waitSeconds, accept, requestId }: CallOptions): Record<string, string> {
  return {
    accept: accept ?? 'application/json',
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    ...(waitSeconds !== undefined && { prefer: `wait=${waitSeconds}` }),
    ...(requestId !== undefined && { 'x-request-id': requestId }),
  };
}

function cursorOf(link: string | null): string | undefined {
  const target = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return target === undefined ? undefined : (new URL(target).searchParams.get('cursor') ?? undefined);
}
