import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '../../support/api.ts';
import { createCampaign, importTalk } from '../../support/campaign.ts';
import { Participant, openCampaign } from '../../support/participant.ts';

const PEOPLE = 5;
const READING_MS = 500;
const ANSWER_MS = 30_000;
const IMPORT_EVERY_MS = 1_000;
const READ_EVERY_MS = 200;
const READS = ['/v1/interviews', '/v1/agent-templates', '/v1/vaults', '/v1/health/db'];

/** Ordinary activity, whatever happens to the system: interviews one after the other, imports, and readers. */
export class Traffic {
  readonly #api: Api;
  readonly #baseUrl: string;
  readonly #stop = new AbortController();
  #running: Promise<unknown> = Promise.resolve();
  /** Failures by operation; many are expected while there are faults. */
  readonly failures = new Map<string, number>();

  private constructor(baseUrl: string, api: Api) {
    this.#baseUrl = baseUrl;
    this.#api = api;
  }

  static async start(baseUrl: string, api: Api): Promise<Traffic> {
    const traffic = new Traffic(baseUrl, api);
    const { link } = await openCampaign(api, {
      questions: [{ text: 'What happened at the hand-over?', kind: 'open' }],
    });
    const { id } = await createCampaign(api);
    let n = 0;
    const importOne = () => importTalk(api, id, (n += 1));
    traffic.#running = Promise.all([
      ...Array.from({ length: PEOPLE }, () => traffic.#again('interview', READING_MS, () => traffic.#interview(link))),
      traffic.#again('import', IMPORT_EVERY_MS, importOne),
      ...READS.map((path) => traffic.#again(path, READ_EVERY_MS * READS.length, () => traffic.#read(path))),
    ]);
    return traffic;
  }

  /** Starts nothing new; resolves when everything in progress has ended. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #again(what: string, every_ms: number, work: () => Promise<unknown>): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      await work().catch(() => this.failures.set(what, (this.failures.get(what) ?? 0) + 1));
      await sleep(every_ms, undefined, { signal }).catch(() => undefined);
    }
  }

  async #read(path: string): Promise<void> {
    const { status } = await this.#api.get(path);
    if (status !== 200) throw new Error(`${path}: ${status}`);
  }

  /** A participant who joins, answers until the goodbye, and tolerates failures: nobody leaves in the middle. */
  async #interview(link: string): Promise<void> {
    const who = await Participant.join(this.#baseUrl, link);
    const reader = who.read();
    try {
      for (let seq = 0; reader.status !== 'completed';) {
        // A late answer is not lost: without one the participant says something again.
        await reader.asked(seq, ANSWER_MS).catch(() => undefined);
        await sleep(READING_MS);
        const said = await who.sayUnlessOver('It happened again last week, and we phoned around for an hour.');
        if (!said) return;
        seq = said.seq;
      }
    } finally {
      await reader.close();
    }
  }
}
