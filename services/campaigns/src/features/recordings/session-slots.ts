import { AppError } from '@insights/errors';

const RETRY_SECONDS = 2;

export interface SlotLimits {
  /** Of the process. */
  readonly total: number;
  readonly each_session: number;
  /** In error texts, e.g. `uploads`. */
  readonly things: string;
}

/** Limits how much of one kind of work a process does at the same time, because each piece of it holds memory. */
export class SessionSlots {
  readonly #limits: SlotLimits;
  readonly #held = new Map<string, number>();
  #total = 0;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /** Takes a slot; call the result to give it back. Errors: `rate_limited` (of this session), `unavailable` (of all). */
  take(sessionId: string): () => void {
    const { total, each_session, things } = this.#limits;
    const own = this.#held.get(sessionId) ?? 0;
    if (own >= each_session) {
      throw new AppError('rate_limited', {
        publicMessage: `At most ${each_session} ${things} of an interview may run at the same time. Retry when one has ended.`,
        retry_after_seconds: RETRY_SECONDS,
      });
    }
    if (this.#total >= total) {
      throw new AppError('unavailable', {
        publicMessage: `Too many ${things} are running. Retry in a moment; what was acknowledged is stored.`,
        retry_after_seconds: RETRY_SECONDS,
      });
    }
    this.#total += 1;
    this.#held.set(sessionId, own + 1);
    return () => this.#release(sessionId);
  }

  #release(sessionId: string): void {
    this.#total -= 1;
    const own = (this.#held.get(sessionId) ?? 1) - 1;
    if (own > 0) this.#held.set(sessionId, own);
    else this.#held.delete(sessionId);
  }
}
