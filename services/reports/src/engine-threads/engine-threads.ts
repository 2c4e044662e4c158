import { EngineThread } from './engine-thread.ts';
import { type InputSize, LEAST_MIB, MemoryBudget, memoryFor } from './memory.ts';

/** Loading the engine costs half a second of computing, so a thread of the usual size is used again. */
const KEPT = 2;

/**
 * Where the engine computes, so that heartbeats, health checks and calls go on: threads whose memory together stays within a budget.
 * An input that does not fit fails alone; the process and the other jobs go on.
 */
export class EngineThreads {
  readonly #budget: MemoryBudget;
  readonly #idle: EngineThread[] = [];

  constructor(memoryMib: number) {
    this.#budget = new MemoryBudget(memoryMib);
  }

  /** Runs `work` with a thread that has room for an input of this size. Errors: `input_too_large`. */
  async run<T>(size: InputSize, signal: AbortSignal, work: (thread: EngineThread) => Promise<T>): Promise<T> {
    const mib = memoryFor(size);
    const release = await this.#budget.take(mib, signal);
    const thread = (mib === LEAST_MIB && this.#takeIdle()) || new EngineThread(mib);
    const end = () => void thread.end();
    signal.addEventListener('abort', end, { once: true });
    let isReusable = false;
    try {
      signal.throwIfAborted();
      const result = await work(thread);
      isReusable = mib === LEAST_MIB && this.#idle.length < KEPT;
      return result;
    } finally {
      signal.removeEventListener('abort', end);
      if (isReusable && !thread.hasEnded) this.#idle.push(thread);
      else await thread.end();
      release();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((thread) => thread.end()));
  }

  #takeIdle(): EngineThread | undefined {
    for (let thread = this.#idle.pop(); thread; thread = this.#idle.pop()) {
      if (!thread.hasEnded) return thread;
    }
    return undefined;
  }
}
