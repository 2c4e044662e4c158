import { setTimeout as sleep } from 'node:timers/promises';
import { servicePrincipal } from '@insights/auth-context';
import type { sessions } from '@insights/contracts';
import type { Client } from '@insights/grpc-kit';
import { Signal } from '@insights/background';
import type { Logger } from '@insights/telemetry';
import { Conversation, type ConversationDeps } from '../conduct-session/conversation.ts';

/** Short, so that a process that stops waits for its last question to be answered, and no session is given to nobody. */
const CLAIM_WAIT_MS = 1_000;
const CALL_TIMEOUT_MS = 4_000;
/** Two may be lost before a lease of 8 s runs out. */
const HEARTBEAT_MS = 2_000;
const RETRY_MS = 500;
/** A full process claims every second and beats every two: silence for longer is an outage. */
const SILENT_MS = 12_000;

export interface HolderDeps extends ConversationDeps {
  readonly sessions: Client<sessions.SessionsServiceService>;
  readonly worker_id: string;
  readonly region: string;
  readonly capacity: number;
  /** How long work at hand may take once the process is told to stop. */
  readonly grace_ms: number;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

/** Claims sessions while there is room, conducts them, keeps their leases, and hands them over in the end. */
export class SessionHolder {
  readonly #deps: HolderDeps;
  readonly #held = new Map<string, Conversation>();
  readonly #working = new Set<Promise<void>>();
  readonly #room = new Signal();
  readonly #call = { principal: servicePrincipal('interviewer'), timeout_ms: CALL_TIMEOUT_MS };
  #answered_at = 0;

  constructor(deps: HolderDeps) {
    this.#deps = deps;
  }

  /** Sessions in hand. */
  get size(): number {
    return this.#held.size;
  }

  /** Whether the campaigns service has answered lately. */
  isReachable(): boolean {
    return performance.now() - this.#answered_at < SILENT_MS && this.#answered_at > 0;
  }

  /** Until `stopping`, and then until everything is handed over, for at most the grace period and a moment. */
  async run(stopping: AbortSignal): Promise<void> {
    const handedOver = new AbortController();
    const beating = this.#keepBeating(handedOver.signal);
    const cut = new AbortController();
    stopping.addEventListener('abort', () => void this.#endGrace(cut), { once: true });
    await this.#keepClaiming(stopping);
    for (const conversation of this.#held.values()) conversation.leave();
    await untilEither(Promise.all(this.#working), cut.signal);
    // Whatever is still being thought about is refused when it comes: another holds the session then.
    const left = [...this.#held.values()];
    for (const conversation of left) conversation.lose();
    await this.#release(left.map(({ held }) => held));
    handedOver.abort();
    cut.abort();
    await beating;
  }

  async #endGrace(cut: AbortController): Promise<void> {
    await pause(this.#deps.grace_ms, cut.signal);
    cut.abort();
  }

  async #keepClaiming(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const room = this.#deps.capacity - this.#held.size;
      if (room <= 0) {
        await this.#room.wait(CLAIM_WAIT_MS);
        continue;
      }
      try {
        await this.#claim(room, stopping);
      } catch (error) {
        this.#deps.logger.warn({ err: error }, 'no sessions can be claimed; trying again');
        await pause(RETRY_MS, stopping);
      }
    }
  }

  async #claim(max_sessions: number, stopping: AbortSignal): Promise<void> {
    const { worker_id, region } = this.#deps;
    const request = { worker_id, region, max_sessions, wait_ms: CLAIM_WAIT_MS };
    const claimed = await this.#deps.sessions.claimSessions(request, this.#call);
    this.#answered_at = performance.now();
    if (stopping.aborted) await this.#release(claimed.sessions);
    else for (const session of claimed.sessions) this.#take(session);
  }

  #take(session: sessions.ClaimedSession): void {
    const { session_id } = session;
    // Ours again after its lease ran out: the older claim is void.
    this.#held.get(session_id)?.lose();
    const conversation = new Conversation(this.#deps, session);
    this.#held.set(session_id, conversation);
    const work = conversation.conduct().then((isOurs) => {
      this.#working.delete(work);
      if (!isOurs) this.#forget(conversation);
    });
    this.#working.add(work);
  }

  #forget(conversation: Conversation): void {
    const { session_id } = conversation.held;
    if (this.#held.get(session_id) !== conversation) return;
    this.#held.delete(session_id);
    this.#room.notify();
  }

  async #keepBeating(until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      await pause(HEARTBEAT_MS, until);
      if (until.aborted || this.#held.size === 0) continue;
      try {
        await this.#beat();
      } catch (error) {
        this.#deps.logger.warn({ err: error, sessions: this.#held.size }, 'leases are not renewed; trying again');
      }
    }
  }

  async #beat(): Promise<void> {
    const asked = new Map(this.#held);
    const request = { worker_id: this.#deps.worker_id, sessions: [...asked.values()].map(({ held }) => held) };
    const answer = await this.#deps.sessions.heartbeatSessions(request, this.#call);
    this.#answered_at = performance.now();
    for (const { session_id, held, last_seq } of answer.sessions) {
      const conversation = asked.get(session_id);
      if (held) conversation?.heard(last_seq);
      else conversation?.lose();
    }
  }

  async #release(claims: readonly sessions.HeldSession[]): Promise<void> {
    if (claims.length === 0) return;
    const { worker_id, logger } = this.#deps;
    const held = claims.map(({ session_id, workspace_id, fence }) => ({ session_id, workspace_id, fence }));
    try {
      await this.#deps.sessions.releaseSessions({ worker_id, sessions: held }, this.#call);
      logger.info({ sessions: held.length }, 'sessions handed over');
    } catch (error) {
      logger.warn({ err: error, sessions: held.length }, 'not handed over; the leases run out by themselves');
    }
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

async function untilEither(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const cut = Promise.withResolvers<void>();
  if (signal.aborted) cut.resolve();
  signal.addEventListener('abort', () => cut.resolve(), { once: true });
  await Promise.race([work, cut.promise]);
}
