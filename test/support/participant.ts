import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from './api.ts';
import { createCampaign } from './campaign.ts';
import { eventually } from './eventually.ts';

export interface LiveTurn {
  turn_id: string;
  seq: number;
  speaker: 'interviewer' | 'participant';
  text: string;
  question_id: string | null;
}

interface Acknowledged {
  turn_id: string;
  seq: number;
}

interface Heard extends LiveTurn {
  /** In milliseconds of the reader's clock. */
  at: number;
}

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 1_600;
/** Three minutes without an answer: the system is gone, and a test that failed must end. */
const MOST_FAILURES = 110;

/** Doubles with each failure; clients that retry too fast get 429. */
const pauseAfter = (failures: number): number => Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);

/** A campaign that people can join, and its link's token. */
export async function openCampaign(
  api: Api,
  over: Record<string, unknown> = {},
): Promise<{ id: string; link: string }> {
  const { id } = await createCampaign(api, over);
  await api.ok(api.post(`/v1/interviews/${id}/start`));
  const link = await api.ok(api.post(`/v1/interviews/${id}/join-links`));
  return { id, link: String(link['token']) };
}

/** Words of a turn that is not whole yet. */
interface Words {
  turn_id: string;
  seq: number;
  start: number;
  text: string;
}

/** One device that follows a session. It reconnects like a browser, from the last event that it has seen. */
export class Reader {
  readonly turns: Heard[] = [];
  readonly states: string[] = [];
  /** A turn's text as far as it could be seen, each time that more of it came. */
  readonly seen: { seq: number; text: string; at: number }[] = [];
  readonly #ended = new AbortController();
  readonly #reading: Promise<void>;
  #failures = 0;

  constructor(baseUrl: string, token: string) {
    this.#reading = this.#follow(baseUrl, token);
  }

  get status(): string {
    return this.states.at(-1) ?? '';
  }

  async close(): Promise<void> {
    this.#ended.abort();
    await this.#reading;
  }

  /** The newest turn if it is the interviewer's and comes after `seq`. */
  asked(seq: number, timeout_ms = 20_000): Promise<LiveTurn> {
    const what = `an answer after turn ${seq}`;
    return eventually(() => this.turns.findLast((turn) => turn.speaker === 'interviewer' && turn.seq > seq) ?? null, {
      timeout_ms,
      every_ms: 10,
      what,
    });
  }

  async #follow(baseUrl: string, token: string): Promise<void> {
    const { signal } = this.#ended;
    while (!signal.aborted && this.status !== 'completed' && this.#failures < MOST_FAILURES) {
      try {
        await this.#read(baseUrl, token);
      } catch {
        // The connection was lost: the next one resumes after the last event.
      }
      await sleep(pauseAfter(this.#failures++), undefined, { signal }).catch(() => undefined);
    }
  }

  async #read(baseUrl: string, token: string): Promise<void> {
    const response = await fetch(`${baseUrl}/v1/join/session/events`, {
      headers: { authorization: `Bearer ${token}`, 'last-event-id': String(this.turns.at(-1)?.seq ?? 0) },
      signal: this.#ended.signal,
    });
    if (!response.ok || !response.body) return;
    this.#failures = 0;
    let rest = '';
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + text).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) this.#hear(block);
    }
  }

  #hear(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => [line.split(':', 1)[0], line.slice(line.indexOf(':') + 1).trim()]),
    );
    const data = fields.get('data');
    if (!data) return;
    if (fields.get('event') === 'turn') this.turns.push({ ...(JSON.parse(data) as LiveTurn), at: Date.now() });
    if (fields.get('event') === 'turn_delta') this.#see(JSON.parse(data) as Words);
    if (fields.get('event') === 'state') this.states.push((JSON.parse(data) as { status: string }).status);
  }

  #see({ seq, start, text }: Words): void {
    const before = this.seen.findLast((one) => one.seq === seq)?.text ?? '';
    this.seen.push({ seq, text: before.slice(0, start) + text, at: Date.now() });
  }
}

/** A participant who uses only the public API. */
export class Participant {
  readonly token: string;
  readonly api: Api;
  readonly #baseUrl: string;

  private constructor(baseUrl: string, token: string, from?: string) {
    this.#baseUrl = baseUrl;
    this.token = token;
    this.api = new Api(baseUrl, from ? { token, from } : { token });
  }

  /** Joins by a link, consents and starts; `from` is their own address when limits by address apply. */
  static async join(
    baseUrl: string,
    link: string,
    who: Record<string, unknown> = {},
    from?: string,
  ): Promise<Participant> {
    const api = new Api(baseUrl, from ? { from } : {});
    const joined = await api.ok(api.post(`/v1/join/${link}`, who));
    const participant = new Participant(baseUrl, String(joined['participant_token']), from);
    const session = await participant.session();
    const { consent_version } = session['campaign'] as { consent_version: string };
    const consent = { version: consent_version, given: true };
    await participant.api.ok(participant.api.post('/v1/join/session/consent', consent));
    await participant.api.ok(participant.api.post('/v1/join/session/start'));
    return participant;
  }

  read(): Reader {
    return new Reader(this.#baseUrl, this.token);
  }

  session(): Promise<Record<string, unknown>> {
    return this.api.ok(this.api.get('/v1/join/session'));
  }

  /** Sends a turn until it is acknowledged; a repeat is the same turn. Throws an error with any other response. */
  async say(text: string, client_turn_id: string = randomUUID()): Promise<Acknowledged> {
    const stored = await this.sayUnlessOver(text, client_turn_id);
    if (!stored) throw new Error('the interview is over');
    return stored;
  }

  /** The same; null when the interview is over. */
  async sayUnlessOver(text: string, client_turn_id: string = randomUUID()): Promise<Acknowledged | null> {
    for (let failures = 0; ; failures += 1) {
      const answer = await this.api.post('/v1/join/session/turns', { client_turn_id, text }).catch(() => undefined);
      if (answer?.status === 202) return answer.body as unknown as Acknowledged;
      if (answer?.body['code'] === 'invalid_transition') return null;
      if (answer && answer.status < 500 && answer.status !== 429) {
        throw new Error(`turn rejected: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
      }
      if (failures === MOST_FAILURES) throw new Error('no answer for three minutes');
      await sleep(pauseAfter(failures));
    }
  }
}
