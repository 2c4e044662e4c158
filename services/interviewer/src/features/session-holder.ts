import { servicePrincipal } from '@insights/auth-context';
import { Signal, sleep } from '@insights/background';
import type { sessions } from '@insights/contracts';
import type { Client } from '@insights/grpc-kit';
import type { Logger } from '@insights/telemetry';
import { Conversation, type ConversationDeps } from './conversation.ts';

/** Short, because a stopping process waits for its last claim, so that no session is leased to a process that is gone. */
const CLAIM_WAIT_MS = 1_000;
const CALL_TIMEOUT_MS = 4_000;
/** Two heartbeats may be lost before a lease of 8 s expires. */
const HEARTBEAT_MS = 2_000;
const RETRY_MS = 500;
/** Claims repeat every second and heartbeats every two; a longer silence is an outage. */
const SILENT_MS = 12_000;

export interface HolderDeps extends ConversationDeps {
  readonly sessions: Client<sessions.SessionsServiceService>;
  readonly worker_id: string;
  readonly region: string;
  readonly capacity: number;
  /** How long running turns may take once the process is told to stop. */
  readonly grace_ms: number;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

/** Claims sessions up to the capacity, conducts them, renews their leases, and hands them over at the end. */
export class SessionHolder {
  readonly #deps: HolderDeps;
  readonly #held = new Map<string, Conversation>();
  readonly #working = new Set<Promise<void>>();
  readonly #released = new Signal();
  readonly #call = { principal: servicePrincipal('interviewer'), timeout_ms: CALL_TIMEOUT_MS };
  readonly #graceOver = new AbortController();
  #answered_at = 0;

  constructor(deps: HolderDeps) {
    this.#deps = deps;
  }

  /** Sessions that this process holds. */
  get size(): number {
    return this.#held.size;
  }

  /** Whether the campaigns service has responded recently. */
  isReachable(): boolean {
    return performance.now() - this.#answered_at < SILENT_MS && this.#answered_at > 0;
  }

  /** Runs until `stopping` aborts; then finishes running turns within the grace period and hands every session over. */
  async run(stopping: AbortSignal): Promise<void> {
    const handedOver = new AbortController();
    const heartbeats = this.#keepHeartbeating(handedOver.signal);
    stopping.addEventListener('abort', () => void this.#endGrace(), { once: true });
    await this.#keepClaiming(stopping);
    for (const conversation of this.#held.values()) conversation.leave();
    await untilEither(Promise.all(this.#working), this.#graceOver.signal);
    // Turns that are still being made are dropped; the next holder makes them again.
    const left = [...this.#held.values()];
    for (const conversation of left) conversation.lose();
    await this.#release(left.map(({ held }) => held));
    handedOver.abort();
    this.#graceOver.abort();
    await heartbeats;
  }

  async #endGrace(): Promise<void> {
    await sleep(this.#deps.grace_ms, this.#graceOver.signal);
    this.#graceOver.abort();
  }

  async #keepClaiming(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const room = this.#deps.capacity - this.#held.size;
      if (room <= 0) {
        await this.#released.wait(CLAIM_WAIT_MS);
        continue;
      }
      try {
        await this.#claim(room, stopping);
      } catch (error) {
        this.#deps.logger.warn({ err: error }, 'claiming sessions failed; retrying');
        await sleep(RETRY_MS, stopping);
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
    // A session claimed again after its lease expired: the older claim is void.
    this.#held.get(session_id)?.lose();
    const conversation = new Conversation(this.#deps, session);
    this.#held.set(session_id, conversation);
    const work = this.#conduct(conversation).finally(() => this.#working.delete(work));
    this.#working.add(work);
  }

  async #conduct(conversation: Conversation): Promise<void> {
    if (await conversation.conduct()) return;
    this.#forget(conversation);
    await conversation.readValues(this.#graceOver.signal);
  }

  #forget(conversation: Conversation): void {
    const { session_id } = conversation.held;
    if (this.#held.get(session_id) !== conversation) return;
    this.#held.delete(session_id);
    this.#released.notify();
  }

  async #keepHeartbeating(until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      await sleep(HEARTBEAT_MS, until);
      if (until.aborted || this.#held.size === 0) continue;
      try {
        await this.#heartbeat();
      } catch (error) {
        this.#deps.logger.warn({ err: error, sessions: this.#held.size }, 'heartbeat failed; retrying');
      }
    }
  }

  async #heartbeat(): Promise<void> {
    const sent = new Map(this.#held);
    const request = { worker_id: this.#deps.worker_id, sessions: [...sent.values()].map(({ held }) => held) };
    const answer = await this.#deps.sessions.heartbeatSessions(request, this.#call);
    this.#answered_at = performance.now();
    for (const { session_id, held, last_seq } of answer.sessions) {
      const conversation = sent.get(session_id);
      if (held) conversation?.noteLastSeq(last_seq);
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
      logger.warn({ err: error, sessions: held.length }, 'handing sessions over failed; their leases will expire');
    }
  }
}

async function untilEither(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const aborted = Promise.withResolvers<void>();
  if (signal.aborted) aborted.resolve();
  signal.addEventListener('abort', () => aborted.resolve(), { once: true });
  await Promise.race([work, aborted.promise]);
}
