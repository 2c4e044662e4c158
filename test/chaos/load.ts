import { randomUUID } from 'node:crypto';
import { type Answer, Api } from '../support/api.ts';
import { talk } from '../support/campaign.ts';

/** Everything acknowledged with a 2xx; each with the one key used for it, however often it was sent. */
export interface Acknowledged {
  contacts: Set<string>;
  conversations: Set<string>;
  campaigns: Set<string>;
}

interface Sent {
  path: string;
  body: unknown;
  key: string;
}

const PAUSE_MS = 150;
const MOST_NAMED = 10;

/**
 * Writes continuously as several correct clients: each write has an idempotency key and is repeated until it is
 * acknowledged. A response that is neither a success nor retryable is an error of the system.
 */
export class Load {
  readonly acknowledged: Acknowledged = { contacts: new Set(), conversations: new Set(), campaigns: new Set() };
  /** Unsuccessful responses, by status or network error. */
  readonly refusals = new Map<string, number>();
  /** When, where and under which id the first of them were given. */
  readonly refused: string[] = [];
  readonly unexpected: string[] = [];
  readonly #api: Api;
  readonly #interviewId: string;
  #isOn = true;
  #running: Promise<unknown> = Promise.resolve();
  #counter = 0;

  constructor(api: Api, interviewId: string) {
    this.#api = api;
    this.#interviewId = interviewId;
  }

  start(clients: number): void {
    const kinds = [() => this.#import(), () => this.#addContact(), () => this.#startCampaign()];
    this.#running = Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        while (this.#isOn) {
          await kinds[client % kinds.length]?.();
          await pause(PAUSE_MS);
        }
      }),
    );
  }

  /** Starts nothing new; resolves when everything in progress is acknowledged. */
  async stop(): Promise<void> {
    this.#isOn = false;
    await this.#running;
  }

  async #import(): Promise<void> {
    const n = (this.#counter += 1);
    const body = {
      contact: { name: `Person ${n}`, email: `import${n}@example.org` },
      format: 'json',
      transcript: talk(n),
    };
    const answer = await this.#send(`/v1/interviews/${this.#interviewId}/conversations/import`, body);
    this.acknowledged.conversations.add(String(answer['conversation_id']));
    this.acknowledged.contacts.add(String(answer['contact_id']));
  }

  async #addContact(): Promise<void> {
    const n = (this.#counter += 1);
    const answer = await this.#send(`/v1/interviews/${this.#interviewId}/contacts`, {
      email: `contact${n}@example.org`,
    });
    this.acknowledged.contacts.add(String(answer['id']));
  }

  async #startCampaign(): Promise<void> {
    const answer = await this.#send('/v1/interviews', {
      name: 'Under load',
      goal: 'none',
      language: 'en',
      questions: [{ text: 'What happened?', kind: 'open' }],
    });
    const id = String(answer['id']);
    await this.#send(`/v1/interviews/${id}/start`, {});
    this.acknowledged.campaigns.add(id);
  }

  async #send(path: string, body: unknown): Promise<Record<string, unknown>> {
    const sent: Sent = { path, body, key: randomUUID() };
    for (;;) {
      const answer = await this.#try(sent);
      if (answer && answer.status < 300) return answer.body;
      const isWorthRepeating = !answer || answer.status >= 500 || answer.body['code'] === 'request_in_progress';
      if (!isWorthRepeating) {
        this.unexpected.push(`${path} ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
        return {};
      }
      await pause(PAUSE_MS);
    }
  }

  async #try({ path, body, key }: Sent): Promise<Answer | undefined> {
    try {
      const answer = await this.#api.post(path, body, { headers: { 'idempotency-key': key } });
      if (answer.status >= 300) {
        const { code, request_id } = answer.body;
        if (this.refused.length < MOST_NAMED)
          this.refused.push(`${new Date().toISOString()} ${path} ${String(request_id)}`);
        this.#count(`${answer.status} ${String(code ?? '')}`);
      }
      return answer;
    } catch {
      this.#count('no connection');
      return undefined;
    }
  }

  #count(what: string): void {
    this.refusals.set(what, (this.refusals.get(what) ?? 0) + 1);
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
