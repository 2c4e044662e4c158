import { AppError } from '@insights/errors';
import type { Caller } from './caller.ts';

const RETRY_AFTER_SECONDS = 2;

/** Limits how much memory the bodies of current requests take, in total and for each caller. */
export interface BodyMemoryLimits {
  readonly total_bytes: number;
  readonly caller_bytes: number;
}

/** The memory of one request's body. */
export interface Hold {
  /** Counts `bytes` more. Errors: `unavailable`. */
  grow(bytes: number): void;
  /** The request has been answered. */
  release(): void;
}

export class BodyMemory {
  readonly #limits: BodyMemoryLimits;
  readonly #ofCaller = new Map<string, number>();
  #total = 0;

  constructor(limits: BodyMemoryLimits) {
    this.#limits = limits;
  }

  hold(caller: Caller): Hold {
    const key = keyOf(caller);
    let held = 0;
    return {
      grow: (bytes) => {
        const own = (this.#ofCaller.get(key) ?? 0) + bytes;
        if (own > this.#limits.caller_bytes) throw tooMuch('You send too many large bodies at once.');
        if (this.#total + bytes > this.#limits.total_bytes) throw tooMuch('Too many large bodies arrive at once.');
        held += bytes;
        this.#total += bytes;
        this.#ofCaller.set(key, own);
      },
      release: () => {
        const left = (this.#ofCaller.get(key) ?? 0) - held;
        if (left > 0) this.#ofCaller.set(key, left);
        else this.#ofCaller.delete(key);
        this.#total -= held;
        held = 0;
      },
    };
  }
}

function tooMuch(reason: string): AppError {
  const publicMessage = `${reason} Send it again in ${RETRY_AFTER_SECONDS} s.`;
  return new AppError('unavailable', { publicMessage, retry_after_seconds: RETRY_AFTER_SECONDS });
}

/** Callers without a credential share one budget; they have no reason to send large bodies. */
function keyOf(caller: Caller): string {
  switch (caller.kind) {
    case 'key':
    case 'retrieval_key':
      return caller.key_id;
    case 'user':
      return caller.user_id;
    case 'participant':
      return caller.session_id;
    case 'anyone':
      return '';
  }
}
