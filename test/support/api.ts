import { randomUUID } from 'node:crypto';

/** A response of the API, whatever its status. */
export interface Answer<T = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: T;
}

export interface Ask {
  body?: unknown;
  headers?: Record<string, string>;
}

/** Streams that stay open are cut off. */
const STREAM_MS = 3_000;

/** The text of a response, as far as it arrives in time. */
export async function textOf(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  const cut = isStream ? setTimeout(() => void reader?.cancel(), STREAM_MS) : undefined;
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value;
  clearTimeout(cut);
  return text;
}

/** Calls the API as one caller, without retries. */
export class Api {
  readonly #baseUrl: string;
  readonly #headers: Record<string, string>;

  /** `from`: the client address for a gateway that trusts this machine as a proxy. */
  constructor(baseUrl: string, credential: { key?: string; token?: string; from?: string } = {}) {
    this.#baseUrl = baseUrl;
    this.#headers = {
      ...(credential.from ? { 'x-forwarded-for': credential.from } : {}),
      ...(credential.key ? { 'x-api-key': credential.key } : {}),
      ...(credential.token ? { authorization: `Bearer ${credential.token}` } : {}),
    };
  }

  /** The same API with another credential. */
  with(token: string): Api {
    return new Api(this.#baseUrl, { token });
  }

  async ask<T = Record<string, unknown>>(
    method: string,
    path: string,
    { body, headers }: Ask = {},
  ): Promise<Answer<T>> {
    const response = await fetch(`${this.#baseUrl}${path}`, {
      method,
      headers: {
        ...this.#headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await textOf(response);
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson && text ? JSON.parse(text) : text) as T,
    };
  }

  get = <T = Record<string, unknown>>(path: string, ask?: Ask) => this.ask<T>('GET', path, ask);
  post = <T = Record<string, unknown>>(path: string, body: unknown = {}, ask: Ask = {}) =>
    this.ask<T>('POST', path, { ...ask, body });
  patch = <T = Record<string, unknown>>(path: string, body: unknown, ask: Ask = {}) =>
    this.ask<T>('PATCH', path, { ...ask, body });
  delete = <T = Record<string, unknown>>(path: string) => this.ask<T>('DELETE', path);

  /** The body of a successful response; otherwise throws an error that shows the response. */
  async ok<T = Record<string, unknown>>(answer: Promise<Answer<T>>): Promise<T> {
    const { status, body } = await answer;
    if (status >= 300) throw new Error(`status ${status}: ${JSON.stringify(body).slice(0, 500)}`);
    return body;
  }
}

/** A header that makes a POST repeatable. */
export const once = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });
