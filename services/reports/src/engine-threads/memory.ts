import { AppError } from '@insights/errors';

export interface InputSize {
  /** UTF-8 of texts and tags. */
  readonly bytes: number;
  readonly turns: number;
}

/** Every thread has at least this much: the engine's word lists take half of it, and most campaigns fit. */
export const LEAST_MIB = 128;
const BASE_MIB = 64;
const MIB = 1024 * 1024;
/** Words, stems and statements take about 15 times the text (measured: 5 MiB of 250-character turns need 110 MiB). */
const PER_BYTE = 16;
/** Measured with turns of 20 characters: 0.9 KiB. */
const PER_TURN_BYTES = 1_200;

/** What the engine needs for an input, in MiB. */
export function memoryFor({ bytes, turns }: InputSize): number {
  return Math.max(LEAST_MIB, Math.ceil(BASE_MIB + (PER_BYTE * bytes + PER_TURN_BYTES * turns) / MIB));
}

/** A permanent failure: the same input would fail again. */
export function inputTooLarge(log: Record<string, unknown>): AppError {
  return new AppError('input_too_large', {
    publicMessage:
      'These transcripts are too long to be analysed together. Split the campaign, or ask for more memory (ENGINE_MEMORY_MIB).',
    log,
  });
}

interface Waiting {
  readonly mib: number;
  admit(): void;
}

/** Memory that all threads may take together: whoever comes when there is none waits for its turn, large or small. */
export class MemoryBudget {
  readonly totalMib: number;
  #free: number;
  readonly #waiting: Waiting[] = [];

  constructor(totalMib: number) {
    this.totalMib = totalMib;
    this.#free = totalMib;
  }

  /** Resolves with what gives the memory back. Errors: `input_too_large`, or the signal's reason. */
  async take(mib: number, signal: AbortSignal): Promise<() => void> {
    if (mib > this.totalMib) throw inputTooLarge({ needed_mib: mib, total_mib: this.totalMib });
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { mib, admit: resolve };
    const leave = () => {
      const at = this.#waiting.indexOf(waiting);
      if (at < 0) return;
      this.#waiting.splice(at, 1);
      reject(signal.reason);
      this.#admit();
    };
    signal.addEventListener('abort', leave, { once: true });
    this.#waiting.push(waiting);
    this.#admit();
    await promise.finally(() => signal.removeEventListener('abort', leave));
    return () => {
      this.#free += mib;
      this.#admit();
    };
  }

  #admit(): void {
    for (let next = this.#waiting[0]; next && next.mib <= this.#free; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#free -= next.mib;
      next.admit();
    }
  }
}
