import { type Answer, type Api, once } from './api.ts';

interface Sent {
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

/** Sends every POST with its own idempotency key, and can repeat all of them. */
export class Keyed {
  readonly #api: Api;
  readonly #sent: Sent[] = [];

  constructor(api: Api) {
    this.#api = api;
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    const sent = { path, body, headers: { ...once(), ...headers } };
    this.#sent.push(sent);
    return this.#api.post(path, body, sent);
  }

  ok(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Record<string, unknown>> {
    return this.#api.ok(this.post(path, body, headers));
  }

  /** The current response to every request. */
  async repeat(): Promise<{ path: string; status: number; text: string }[]> {
    const answers = [];
    for (const { path, body, headers } of this.#sent) {
      const answer = await this.#api.post(path, body, { headers });
      answers.push({ path, status: answer.status, text: JSON.stringify(answer.body) });
    }
    return answers;
  }
}
