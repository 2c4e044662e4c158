import type { Histogram } from 'prom-client';
import { servicePrincipal } from '@insights/auth-context';
import { Backoff, Signal, sleep } from '@insights/background';
import type { campaigns, sessions } from '@insights/contracts';
import { AppError } from '@insights/errors';
import type { Client } from '@insights/grpc-kit';
import type { Bus } from '@insights/messaging';
import type { Logger } from '@insights/telemetry';
import type { InterviewInput, Move, Turn } from '../engine/index.ts';
import type { EngineThread } from '../engine-threads/engine-thread.ts';
import type { HideNames, Interviewer } from '../interviewer.ts';
import type { AddUse } from '../model/spending.ts';
import { type ReadValues, isClosed } from '../model/values.ts';
import { LONGEST, pauseBefore } from './patience.ts';
import { type Guide, guideOf, inputOf, turnOf } from './session-input.ts';

/** Fallback for lost notifications; heartbeats report new turns every 2 s. */
const POLL_MS = 15_000;
const RETRY = { min_ms: 100, max_ms: 2_000 };
/** A turn has 8 s, most of them for the model. */
const MASKING_TIMEOUT_MS = 800;
const COUNTING_TIMEOUT_MS = 800;
/** Nobody waits for a whole conversation. */
const MASKING_ALL_TIMEOUT_MS = 10_000;
/** Error codes for a session that another worker holds, that is over, or that was deleted. */
const GONE: ReadonlySet<string> = new Set(['stale_attempt', 'not_found']);

export interface ConversationDeps {
  readonly sessions: Pick<
    Client<sessions.SessionsServiceService>,
    'addModelUse' | 'maskForModel' | 'readTurns' | 'storeInterviewerTurn' | 'storeValues'
  >;
  readonly interviewer: Interviewer;
  /** What a language model reads in a completed interview; null: none is asked. */
  readonly readValues: ReadValues | null;
  readonly engine: Pick<EngineThread, 'propose' | 'prove' | 'begin' | 'complete'>;
  readonly bus: Pick<Bus, 'onNotification'>;
  readonly think_ms: number;
  readonly turn_seconds: Pick<Histogram, 'observe'>;
  readonly logger: Pick<Logger, 'warn'>;
}

/** One session that this process conducts. The campaigns service owns the turns; this is a copy that is kept up to date. */
export class Conversation {
  readonly held: sessions.HeldSession;
  readonly #deps: ConversationDeps;
  readonly #guide: Guide;
  readonly #turns: Turn[];
  readonly #changed = new Signal();
  readonly #retry = new Backoff(RETRY);
  /** Aborted when no further turn is to be started. */
  readonly #leaving = new AbortController();
  /** Aborted when the current turn is no longer wanted either. */
  readonly #lost = new AbortController();
  readonly #call = { principal: servicePrincipal('interviewer') };
  #elapsed_ms: number;
  /** Of the turn said last here; before one, the campaign's. */
  #language: string;
  /** The turn that is not whole yet: the participant has seen its words. What follows it is read later. */
  #begun: Turn | null = null;
  /** The interview is completed: nothing is said any more. */
  #isOver = false;
  /** The highest `seq` known to be stored and not read yet; Infinity when it is unknown whether there is any. */
  #unread = Infinity;

  constructor(deps: ConversationDeps, session: sessions.ClaimedSession) {
    const { session_id, workspace_id, fence } = session;
    this.held = { session_id, workspace_id, fence };
    this.#deps = deps;
    this.#guide = guideOf(session);
    this.#language = this.#guide.campaign.language;
    this.#turns = before(session.open_seq, session.turns).map(turnOf);
    this.#elapsed_ms = session.elapsed_ms;
  }

  /**
   * Conducts the interview until it is over, another worker holds it, or `leave` is called. True if this process still holds it
   * and has to hand it over. Never throws.
   */
  async conduct(): Promise<boolean> {
    // Subscribes before the first read, so that no turn is missed in between.
    const unsubscribe = this.#deps.bus.onNotification(`session.${this.held.session_id}`, (_subject, seq) =>
      this.noteLastSeq(Number(seq) || Infinity),
    );
    try {
      while (!this.#leaving.signal.aborted) {
        if (await this.#step()) return false;
      }
      return !this.#lost.signal.aborted;
    } finally {
      unsubscribe();
    }
  }

  /**
   * Once the interview is completed, has a model read the values of its closed questions in the whole conversation, and stores them. Campaigns waits
   * for this for a while, so that nothing that was read is told too. Never throws.
   */
  async readValues(signal: AbortSignal): Promise<void> {
    const { readValues, sessions, logger } = this.#deps;
    const { questions } = this.#guide;
    if (readValues === null || !questions.some(isClosed)) return;
    try {
      await this.#read();
      if (!this.#isOver) return;
      const hideNames: HideNames = (texts) => this.#hideNames(texts, MASKING_ALL_TIMEOUT_MS);
      const held = { questions, turns: this.#turns };
      const values = await readValues(held, { signal, hideNames, addUse: this.#addUse });
      await sessions.storeValues({ session: this.held, values }, this.#call);
    } catch (error) {
      if (isGone(error)) return;
      logger.warn({ err: error, session_id: this.held.session_id }, 'values of an interview were not stored');
    }
  }

  /** Takes the last stored `seq` from a heartbeat or a notification; Infinity if it is unknown. The session's own turns need no read. */
  noteLastSeq(last_seq: number): void {
    this.#unread = Math.max(this.#unread, last_seq);
    if (this.#isBehind()) this.#changed.notify();
  }

  /** Finishes the current turn and starts no other. */
  leave(): void {
    this.#leaving.abort();
    this.#changed.notify();
  }

  /** Drops the current turn too, because another worker holds the session. */
  lose(): void {
    this.#lost.abort();
    this.leave();
  }

  #isBehind(): boolean {
    return this.#unread > this.#seq();
  }

  #seq(): number {
    return this.#turns.at(-1)?.seq ?? 0;
  }

  /** Reads turns, stores one or waits. True if this process no longer holds the session. */
  async #step(): Promise<boolean> {
    try {
      if (this.#isOver) return true;
      if (this.#isBehind()) await this.#read();
      else if (this.#begun !== null) return await this.#completeTurn(this.#begun);
      else if (this.#turns.at(-1)?.speaker === 'interviewer') await this.#wait();
      else if (await this.#takeTurn()) return true;
      this.#retry.reset();
      return false;
    } catch (error) {
      // The next read also shows whether a turn whose storing failed was stored after all.
      this.#unread = Infinity;
      if (isGone(error)) return true;
      if (codeOf(error) !== 'request_in_progress') await this.#backOff(error);
      return false;
    }
  }

  async #backOff(error: unknown): Promise<void> {
    const { session_id } = this.held;
    this.#deps.logger.warn({ err: error, session_id }, 'interview turn failed; retrying');
    await this.#retry.wait(this.#leaving.signal);
  }

  async #wait(): Promise<void> {
    if (!(await this.#changed.wait(POLL_MS))) this.#unread = Infinity;
  }

  async #read(): Promise<void> {
    // Set before the call, so that a notification during it causes another read.
    this.#unread = 0;
    const request = { session: this.held, after_seq: this.#seq() };
    const { turns, elapsed_ms, open_seq, status } = await this.#deps.sessions.readTurns(request, this.#call);
    const seq = this.#seq();
    this.#turns.push(
      ...before(
        open_seq,
        turns.filter((turn) => turn.seq > seq),
      ).map(turnOf),
    );
    const begun = turns.find((turn) => turn.seq === open_seq);
    this.#begun = begun ? turnOf(begun) : null;
    this.#elapsed_ms = elapsed_ms;
    this.#isOver = status === 'completed';
  }

  /** Waits until the participant has written nothing for a while, longer where more is to be expected. */
  async #letFinish(): Promise<void> {
    const { think_ms } = this.#deps;
    if (think_ms === 0 || this.#turns.length === 0) return;
    for (let waited = 0; waited < think_ms * LONGEST && !this.#leaving.signal.aborted;) {
      const seq = this.#seq();
      const pause = pauseBefore(this.#turns, think_ms, this.#language);
      await sleep(pause, this.#leaving.signal);
      waited += pause;
      await this.#read();
      if (this.#seq() === seq) return;
    }
  }

  /** True if this was the interview's last turn, or the session was lost. */
  async #takeTurn(): Promise<boolean> {
    const { interviewer, engine, turn_seconds } = this.#deps;
    const began = performance.now();
    await this.#letFinish();
    if (this.#isOver) return true;
    const after_seq = this.#seq();
    const move = await interviewer.nextTurn(this.#input(), {
      signal: this.#lost.signal,
      hideNames: (texts) => this.#hideNames(texts, MASKING_TIMEOUT_MS),
      addUse: this.#addUse,
      engine: {
        propose: (input) => engine.propose(this.held, input),
        prove: (input, decision) => engine.prove(this.held, input, decision),
        begin: (input, decision) => engine.begin(this.held, input, decision),
        complete: (input, begun) => engine.complete(this.held, input, begun),
      },
      release: (begun) => this.#store(begun, after_seq, true),
    });
    if (this.#lost.signal.aborted) return true;
    await this.#store(move, after_seq);
    turn_seconds.observe((performance.now() - began) / 1_000);
    return move.finished;
  }

  /** Finishes a turn that another process, or a failure, left in the middle of its words. True if it was the interview's last. */
  async #completeTurn(begun: Turn): Promise<boolean> {
    const move = await this.#deps.engine.complete(this.held, this.#input(), begun);
    await this.#store(move, this.#seq());
    // What the participant has said meanwhile.
    this.#unread = Infinity;
    return move.finished;
  }

  #input(): InterviewInput {
    return inputOf(this.#guide, this.#turns, this.#elapsed_ms);
  }

  async #hideNames(texts: string[], timeout_ms: number): Promise<campaigns.MaskedText[]> {
    const call = { ...this.#call, timeout_ms };
    return (await this.#deps.sessions.maskForModel({ session: this.held, texts }, call)).texts;
  }

  readonly #addUse: AddUse = async (use, day) => {
    const call = { ...this.#call, timeout_ms: COUNTING_TIMEOUT_MS };
    const sums = await this.#deps.sessions.addModelUse({ session: this.held, use, day }, call);
    const { session, campaign, workspace } = sums;
    if (!session || !campaign || !workspace) throw new Error('campaigns returned no sums of the model’s use');
    return { session, campaign, workspace, day: sums.day };
  };

  /** Stores a turn, or as much of it as is known; the participant sees what is stored. */
  async #store(move: Move, after_seq: number, open = false): Promise<void> {
    const { text, question_id, note, finished: finish, why, answers, progress, flags, language } = move;
    const decision = { why, flags, answers, progress, language };
    const place = { session: this.held, after_seq, open, open_seq: this.#begun?.seq ?? null };
    const request = { ...place, text, question_id, note, finish, ...decision };
    const { seq } = await this.#deps.sessions.storeInterviewerTurn(request, this.#call);
    const said = { said_ms: this.#begun?.said_ms ?? this.#elapsed_ms, is_pasted: false, is_spoken: false };
    const turn: Turn = { seq, speaker: 'interviewer', text, question_id, note, ...said };
    this.#begun = open ? turn : null;
    this.#language = language ?? this.#guide.campaign.language;
    if (!open) this.#turns.push(turn);
  }
}

/** The turns before an open one. */
const before = (open_seq: number | null, turns: readonly sessions.StoredTurn[]): readonly sessions.StoredTurn[] =>
  open_seq === null ? turns : turns.filter(({ seq }) => seq < open_seq);

const codeOf = (error: unknown): string => (error instanceof AppError ? error.code : '');
const isGone = (error: unknown): boolean => GONE.has(codeOf(error));
