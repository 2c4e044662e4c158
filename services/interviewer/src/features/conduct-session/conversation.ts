import { setTimeout as sleep } from 'node:timers/promises';
import type { Histogram } from 'prom-client';
import { servicePrincipal } from '@insights/auth-context';
import type { campaigns, sessions } from '@insights/contracts';
import { AppError } from '@insights/errors';
import type { Client } from '@insights/grpc-kit';
import { Signal } from '@insights/background';
import type { Bus } from '@insights/messaging';
import type { Logger } from '@insights/telemetry';
import type { Move } from '../../engine/index.ts';
import type { Interviewer } from '../../interviewer.ts';
import { inputOf } from './input.ts';

/** A bell may be lost; heartbeats tell what is new every 2 s, and this is the net under that. */
const LOOK_AGAIN_MS = 15_000;
/** Somebody who keeps writing is answered all the same. */
const MOST_PAUSES = 5;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
/** A turn has 8 s, most of them for the model. */
const MASKING_TIMEOUT_MS = 800;
/** What campaigns answers when the session went to another worker, is over, or is gone. */
const GONE: ReadonlySet<string> = new Set(['stale_attempt', 'not_found']);

export interface ConversationDeps {
  readonly sessions: Pick<
    Client<sessions.SessionsServiceService>,
    'maskForModel' | 'readTurns' | 'storeInterviewerTurn'
  >;
  readonly interviewer: Interviewer;
  readonly bus: Pick<Bus, 'onNotification'>;
  readonly think_ms: number;
  readonly turn_seconds: Pick<Histogram, 'observe'>;
  readonly logger: Pick<Logger, 'warn'>;
}

/** One session in this process's hands. What was said lives in the campaigns service; here is a copy that is brought up to date. */
export class Conversation {
  readonly held: sessions.HeldSession;
  readonly #deps: ConversationDeps;
  readonly #session: sessions.ClaimedSession;
  readonly #turns: sessions.StoredTurn[];
  readonly #bell = new Signal();
  /** Aborted when no further turn is to be begun. */
  readonly #leaving = new AbortController();
  /** Aborted when the turn in hand is of no use either. */
  readonly #lost = new AbortController();
  readonly #call = { principal: servicePrincipal('interviewer') };
  #elapsed_ms: number;
  #isUpToDate = false;
  #failures = 0;

  constructor(deps: ConversationDeps, session: sessions.ClaimedSession) {
    const { session_id, workspace_id, fence } = session;
    this.held = { session_id, workspace_id, fence };
    this.#deps = deps;
    this.#session = session;
    this.#turns = [...session.turns];
    this.#elapsed_ms = session.elapsed_ms;
  }

  /** Conducts until the interview is over, is another's, or `leave`. True: it is still ours and has to be handed over. Never throws. */
  async conduct(): Promise<boolean> {
    // Listening comes before reading, so nothing falls between the two.
    const silence = this.#deps.bus.onNotification(`session.${this.held.session_id}`, () => this.#hear());
    try {
      while (!this.#leaving.signal.aborted) {
        if (await this.#step()) return false;
      }
      return !this.#lost.signal.aborted;
    } finally {
      silence();
    }
  }

  /** What a heartbeat tells: the last `seq` that is stored. */
  heard(last_seq: number): void {
    if (last_seq > this.#seq()) this.#hear();
  }

  /** Finishes the turn in hand and begins none. */
  leave(): void {
    this.#leaving.abort();
    this.#bell.notify();
  }

  /** The session is not ours any more: nothing that we would say matters. */
  lose(): void {
    this.#lost.abort();
    this.leave();
  }

  #hear(): void {
    this.#isUpToDate = false;
    this.#bell.notify();
  }

  #seq(): number {
    return this.#turns.at(-1)?.seq ?? 0;
  }

  /** Reads, answers or waits, one of them. True when the session is not ours any more. */
  async #step(): Promise<boolean> {
    try {
      if (!this.#isUpToDate) await this.#read();
      else if (this.#turns.at(-1)?.speaker === 'interviewer') await this.#wait();
      else if (await this.#answer()) return true;
      this.#failures = 0;
      return false;
    } catch (error) {
      this.#isUpToDate = false;
      const code = error instanceof AppError ? error.code : '';
      if (GONE.has(code)) return true;
      if (code !== 'request_in_progress') await this.#bear(error);
      return false;
    }
  }

  async #wait(): Promise<void> {
    await this.#bell.wait(LOOK_AGAIN_MS);
    this.#isUpToDate = false;
  }

  async #read(): Promise<void> {
    // Set before asking: a bell that rings meanwhile asks again.
    this.#isUpToDate = true;
    const request = { session: this.held, after_seq: this.#seq() };
    const { turns, elapsed_ms } = await this.#deps.sessions.readTurns(request, this.#call);
    const seq = this.#seq();
    this.#turns.push(...turns.filter((turn) => turn.seq > seq));
    this.#elapsed_ms = elapsed_ms;
  }

  /** Waits until the participant has been silent for a moment. */
  async #letFinish(): Promise<void> {
    const { think_ms } = this.#deps;
    if (think_ms === 0 || this.#turns.length === 0) return;
    for (let pauses = 0; pauses < MOST_PAUSES && !this.#leaving.signal.aborted; pauses += 1) {
      const seq = this.#seq();
      await pause(think_ms, this.#leaving.signal);
      await this.#read();
      if (this.#seq() === seq) return;
    }
  }

  /** True when this was the interview's last turn. */
  async #answer(): Promise<boolean> {
    const { interviewer, turn_seconds } = this.#deps;
    const began = performance.now();
    await this.#letFinish();
    const after_seq = this.#seq();
    const input = inputOf(this.#session, this.#turns, this.#elapsed_ms);
    const move = await interviewer.nextTurn(input, {
      signal: this.#lost.signal,
      hideNames: (texts) => this.#hideNames(texts),
    });
    if (this.#lost.signal.aborted) return true;
    await this.#store(move, after_seq);
    turn_seconds.observe((performance.now() - began) / 1000);
    return move.finished;
  }

  async #hideNames(texts: string[]): Promise<campaigns.MaskedText[]> {
    const call = { ...this.#call, timeout_ms: MASKING_TIMEOUT_MS };
    return (await this.#deps.sessions.maskForModel({ session: this.held, texts }, call)).texts;
  }

  async #store(move: Move, after_seq: number): Promise<void> {
    const { say: text, note, finished: finish, question_id } = move;
    const request = { session: this.held, after_seq, text, question_id, note, finish };
    const { seq } = await this.#deps.sessions.storeInterviewerTurn(request, this.#call);
    this.#turns.push({ seq, speaker: 'interviewer', text, question_id, note });
  }

  /** Whether a turn whose storing failed is stored after all, the next reading tells. */
  async #bear(error: unknown): Promise<void> {
    const { session_id } = this.held;
    this.#deps.logger.warn({ err: error, session_id, failures: this.#failures }, 'an interview is held up');
    await pause(Math.min(FIRST_PAUSE_MS * 2 ** this.#failures, LONGEST_PAUSE_MS), this.#leaving.signal);
    this.#failures += 1;
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
