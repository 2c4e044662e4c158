// @ts-check
/** Calls the API of the gateway that serves this page. */
import { device } from './store.js';

const root = new URL('../../../v1/join/', import.meta.url);
const TIMEOUT_MS = 20_000;

/** @typedef {{ start: string, end: string, local_start: string, utc_offset: string, remaining: number }} Slot */

/** An error response; status 0 when there was no response. */
export class Problem extends Error {
  /** @param {number} status @param {string} code @param {string} [detail] */
  constructor(status, code, detail = '') {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.detail = detail;
    /** Of `slot_taken`: free times near it. @type {Slot[]} */
    this.alternatives = [];
  }

  /** Whether a retry may succeed. */
  get isTransient() {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** @param {string} path Below /v1/join/. */
export function addressOf(path) {
  return new URL(path, root).href;
}

/**
 * @typedef {{ token?: string | null, key?: string | null, accept?: string, method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', body?: unknown,
 *   timeout_ms?: number }} Asked `token`: a bearer token; `key`: an API key.
 */

/**
 * @param {string} path Below /v1/join/.
 * @param {Asked} options
 * @returns {Promise<Response>} Errors: `Problem`.
 */
export async function askFor(path, { token, key, accept, method = 'GET', body, timeout_ms = TIMEOUT_MS }) {
  const stop = new AbortController();
  const chosen = device.load('language');
  const timer = setTimeout(() => stop.abort(), timeout_ms);
  try {
    const response = await fetch(addressOf(path), {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'x-api-key': key } : {}),
        ...(accept ? { accept } : {}),
        ...(chosen ? { 'accept-language': [chosen, ...navigator.languages].join(', ') } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json', prefer: 'handling=strict' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: stop.signal,
    });
    if (!response.ok) throw await problemOf(response);
    return response;
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(0, 'offline');
  } finally {
    clearTimeout(timer);
  }
}

/**
 * @param {'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} method
 * @param {string} path Below /v1/join/.
 * @param {{ token?: string | null, body?: unknown }} [with_]
 * @returns {Promise<any>}
 */
export async function ask(method, path, with_ = {}) {
  const response = await askFor(path, { ...with_, method });
  if (response.status === 204) return undefined;
  return response.json().catch(() => {
    throw new Problem(0, 'offline');
  });
}

/** @param {Response} response */
export async function problemOf(response) {
  const body = await response.json().catch(() => ({}));
  const detail = typeof body.detail === 'string' ? body.detail : '';
  const problem = new Problem(response.status, body.code ?? 'invalid_request', detail);
  if (Array.isArray(body.alternatives)) problem.alternatives = body.alternatives;
  return problem;
}
