import { Budget } from './budget.ts';
import { Thread } from './thread.ts';

export interface ThreadPoolOptions {
  readonly script: URL;
  /** Heap of all threads together. */
  readonly total_mib: number;
  /** Heap of the smallest thread; threads of this size are kept for the next use. */
  readonly least_mib: number;
  /** How many idle threads are kept. Others end after two seconds, so that a burst of jobs reuses them. 0: every job gets a new thread. */
  readonly kept: number;
  /** How long an idle thread is kept; default: a minute. */
  readonly idle_ms?: number;
  /** Limit of the part of each heap for new objects, on top; default: Node's. */
  readonly young_generation_mib?: number;
  /** Limit of the buffers of each thread, outside of the heap; default: none. */
  readonly buffers_mib?: number;
  /** A thread that has not answered a request after this time is ended, and its job fails. */
  readonly deadline_ms: number;
}

export interface Job {
  /** Heap that the job needs at least. */
  readonly mib: number;
  /** Whose job it is, such as a workspace: owners take turns. */
  readonly owner: string;
  readonly signal: AbortSignal;
}

/** Whose job it is, and what ends it. */
export type Caller = Pick<Job, 'owner' | 'signal'>;

const IDLE_MS = 60_000;
const BURST_MS = 2_000;

/**
 * Threads whose heaps together stay within a budget. Starting a thread costs the loading of its code, so small ones are reused. A thread
 * that nobody uses for a while is ended, because its code and word lists would stay in memory.
 */
export class ThreadPool<Request, Reply> {
  readonly #options: ThreadPoolOptions;
  readonly #budget: Budget;
  /** The thread used last is at the end, with the timer that ends it. */
  readonly #idle = new Map<Thread<Request, Reply>, NodeJS.Timeout>();

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
    this.#budget = new Budget(options.total_mib);
  }

  get total_mib(): number {
    return this.#budget.total;
  }

  /** Jobs that wait for memory. */
  get waiting(): number {
    return this.#budget.waiting;
  }

  /** Whether a job of this size would start at once. */
  hasRoom(mib: number): boolean {
    return this.#budget.hasRoom(Math.max(mib, this.#options.least_mib));
  }

  /**
   * Runs `work` with a thread of at least `mib` MiB, as soon as it is the owner's turn and the budget has them. When `signal` is aborted
   * the thread is ended and the call rejects with the signal's reason. Errors: those of `Thread.ask`.
   */
  async run<T>({ mib, owner, signal }: Job, work: (thread: Thread<Request, Reply>) => Promise<T>): Promise<T> {
    const { least_mib, kept } = this.#options;
    const memory_mib = Math.max(mib, least_mib);
    const release = await this.#budget.take(memory_mib, { owner, signal });
    if (memory_mib > least_mib) await this.#endSurplus();
    const thread = (memory_mib === least_mib && this.#takeIdle()) || this.#start(memory_mib);
    const end = () => void thread.end();
    signal.addEventListener('abort', end, { once: true });
    let isReusable = false;
    try {
      signal.throwIfAborted();
      const result = await work(thread);
      isReusable = memory_mib === least_mib && kept > 0 && !thread.hasEnded;
      return result;
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener('abort', end);
      if (isReusable && !signal.aborted) this.#keep(thread);
      else await thread.end();
      release();
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#idle.keys()].map((thread) => this.#endIdle(thread)));
  }

  #start(memory_mib: number): Thread<Request, Reply> {
    const { script, young_generation_mib, buffers_mib, deadline_ms } = this.#options;
    return new Thread({
      script,
      memory_mib,
      deadline_ms,
      ...(young_generation_mib !== undefined && { young_generation_mib }),
      ...(buffers_mib !== undefined && { buffers_mib }),
    });
  }

  #keep(thread: Thread<Request, Reply>): void {
    const { idle_ms = IDLE_MS, kept } = this.#options;
    const isKept = this.#idle.size < kept;
    const timer = setTimeout(() => void this.#endIdle(thread), isKept ? idle_ms : Math.min(BURST_MS, idle_ms));
    this.#idle.set(thread, timer.unref());
  }

  /** Ends the idle threads that are not kept. The budget does not count them, and a large thread needs their memory. */
  async #endSurplus(): Promise<void> {
    const surplus = [...this.#idle.keys()].slice(this.#options.kept);
    await Promise.all(surplus.map((thread) => this.#endIdle(thread)));
  }

  #endIdle(thread: Thread<Request, Reply>): Promise<void> {
    this.#forget(thread);
    return thread.end();
  }

  #forget(thread: Thread<Request, Reply>): void {
    clearTimeout(this.#idle.get(thread));
    this.#idle.delete(thread);
  }

  #takeIdle(): Thread<Request, Reply> | undefined {
    for (const thread of [...this.#idle.keys()].toReversed()) {
      this.#forget(thread);
      if (!thread.hasEnded) return thread;
    }
    return undefined;
  }
}
