import { ProviderRefusal, ProviderSilence } from './port.ts';

export interface KeycloakSettings {
  readonly providerUrl: string;
  readonly providerRealm: string;
  readonly providerClientId: string;
  readonly providerClientSecret: string;
}

export interface Answer {
  readonly status: number;
  /** The parsed JSON; undefined if the response is empty. */
  readonly body: unknown;
}

/** A token is not used in its last seconds, because it could expire on the way. */
const EXPIRY_MARGIN_MS = 10_000;

/** The admin REST interface of one Keycloak realm, called as a client's service account. */
export class KeycloakApi {
  readonly #settings: KeycloakSettings;
  readonly #base: string;
  #token: { text: string; usable_until: number } | undefined;

  constructor(settings: KeycloakSettings) {
    this.#settings = settings;
    this.#base = settings.providerUrl.replace(/\/+$/, '');
  }

  /** `path` is relative to the realm. Errors: ProviderSilence; the caller judges any status below 500. */
  async call(method: string, path: string, signal: AbortSignal, body?: object | string): Promise<Answer> {
    const answer = await this.#callOnce(method, path, signal, body);
    if (answer.status !== 401) return answer;
    // Keycloak has new keys or has lost its sessions; get a new token.
    this.#token = undefined;
    return this.#callOnce(method, path, signal, body);
  }

  async #callOnce(method: string, path: string, signal: AbortSignal, body?: object | string): Promise<Answer> {
    const headers = { authorization: `Bearer ${await this.#accessToken(signal)}`, 'content-type': 'application/json' };
    const url = `${this.#base}/admin/realms/${encodeURIComponent(this.#settings.providerRealm)}${path}`;
    return exchange(url, { method, headers, signal, ...(body !== undefined && { body: JSON.stringify(body) }) });
  }

  async #accessToken(signal: AbortSignal): Promise<string> {
    if (this.#token && performance.now() < this.#token.usable_until) return this.#token.text;
    const { providerRealm, providerClientId, providerClientSecret } = this.#settings;
    const url = `${this.#base}/realms/${encodeURIComponent(providerRealm)}/protocol/openid-connect/token`;
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: providerClientId,
      client_secret: providerClientSecret,
    });
    const answer = await exchange(url, { method: 'POST', body, signal });
    const { access_token, expires_in } = (answer.body ?? {}) as { access_token?: unknown; expires_in?: unknown };
    if (answer.status !== 200 || typeof access_token !== 'string' || typeof expires_in !== 'number') {
      throw new ProviderRefusal(`no token for the service account (status ${answer.status})`);
    }
    this.#token = { text: access_token, usable_until: performance.now() + expires_in * 1000 - EXPIRY_MARGIN_MS };
    return access_token;
  }
}

/** One request. Errors contain no query, headers or bodies, because they can hold secrets. */
async function exchange(url: string, request: RequestInit): Promise<Answer> {
  const what = `${request.method} ${new URL(url).pathname}`;
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, { ...request, redirect: 'error' });
    status = response.status;
    text = await response.text();
  } catch (error) {
    throw new ProviderSilence(`${what} got no answer`, { cause: error });
  }
  if (status >= 500 || status === 429) throw new ProviderSilence(`${what} returned ${status}`);
  try {
    return { status, body: text === '' ? undefined : JSON.parse(text) };
  } catch (error) {
    throw new ProviderSilence(`${what} returned ${status} without valid JSON`, { cause: error });
  }
}
