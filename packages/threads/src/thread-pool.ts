import { Budget } from './budget.ts';
import { Thread } from './thread.ts';

export interface ThreadPoolOptions {
  readonly script: URL;
  /** Heap of all threads together. */
  readonly total_mib: number;
  /** Heap of the smallest thread; threads of this size are kept for the next use. */
  readonly least_mib: number;
  /** How many idle threads are kept. */
  readonly kept: number;
}

/** Threads whose heaps together stay within a budget. Starting a thread costs the loading of its code, so small ones are reused. */
export class ThreadPool<Request, Reply> {
  readonly #options: ThreadPoolOptions;
  readonly #budget: Budget;
  readonly #idle: Thread<Request, Reply>[] = [];

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
    this.#budget = new Budget(options.total_mib);
  }

  get total_mib(): number {
    return this.#budget.total;
  }

  /**
   * Runs `work` with a thread of at least `mib` MiB, as soon as the budget has them. When `signal` is aborted the thread is ended and
   * the call rejects with the signal's reason.
   */
  async run<T>(mib: number, signal: AbortSignal, work: (thread: Thread<Request, Reply>) => Promise<T>): Promise<T> {
    const { script, least_mib, kept } = this.#options;
    const memory_mib = Math.max(mib, least_mib);
    const release = await this.#budget.take(memory_mib, signal);
    const thread = (memory_mib === least_mib && this.#takeIdle()) || new Thread<Request, Reply>({ script, memory_mib });
    const end = () => void thread.end();
    signal.addEventListener('abort', end, { once: true });
    let isReusable = false;
    try {
      signal.throwIfAborted();
      const result = await work(thread);
      isReusable = memory_mib === least_mib && this.#idle.length < kept && !thread.hasEnded;
      return result;
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener('abort', end);
      if (isReusable && !signal.aborted) this.#idle.push(thread);
      else await thread.end();
      release();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((thread) => thread.end()));
  }

  #takeIdle(): Thread<Request, Reply> | undefined {
    for (let thread = this.#idle.pop(); thread; thread = this.#idle.pop()) {
      if (!thread.hasEnded) return thread;
    }
    return undefined;
  }
}
