import { type Transferable, Worker } from 'node:worker_threads';

export interface ThreadOptions {
  /** The file that the thread runs; it calls `serve`. */
  readonly script: URL;
  /** Limit of its heap. What it needs beside (code, stacks, buffers) comes on top, about 20 MiB. */
  readonly memory_mib: number;
  /** Limit of the part for new objects, on top; default: Node's. */
  readonly young_generation_mib?: number;
  /** Limit of its buffers, which are outside of the heap; checked ten times a second. Default: none. */
  readonly buffers_mib?: number;
  /** The thread is ended when it has not answered a request after this time. */
  readonly deadline_ms: number;
}

const MIB = 1024 * 1024;
const LOOK_EVERY_MS = 100;

/** The thread's heap reached its limit. */
export class ThreadOutOfMemory extends Error {
  readonly memory_mib: number;

  constructor(memory_mib: number) {
    super(`a thread needed more than ${memory_mib} MiB`);
    this.name = 'ThreadOutOfMemory';
    this.memory_mib = memory_mib;
  }
}

/** The thread did not answer a request in time. */
export class ThreadTooSlow extends Error {
  readonly deadline_ms: number;

  constructor(deadline_ms: number) {
    super(`a thread did not answer within ${deadline_ms} ms`);
    this.name = 'ThreadTooSlow';
    this.deadline_ms = deadline_ms;
  }
}

interface Pending<Reply> {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

/** A worker thread that answers one request at a time. An error in it ends it. */
export class Thread<Request, Reply> {
  readonly #worker: Worker;
  #pending: Pending<Reply> | undefined;
  #failure: Error | undefined;
  readonly #buffersMib: number | undefined;
  readonly #deadlineMs: number;

  constructor({ script, memory_mib, young_generation_mib, buffers_mib, deadline_ms }: ThreadOptions) {
    this.#buffersMib = buffers_mib;
    this.#deadlineMs = deadline_ms;
    const young = young_generation_mib === undefined ? {} : { maxYoungGenerationSizeMb: young_generation_mib };
    this.#worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: memory_mib, ...young } });
    this.#worker.on('message', (reply: Reply) => this.#pending?.resolve(reply));
    this.#worker.on('error', (error: NodeJS.ErrnoException) => {
      this.#end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadOutOfMemory(memory_mib) : error);
    });
    this.#worker.on('exit', (code) => this.#end(new Error(`the thread exited with ${code}`)));
    // An idle thread must not keep the process alive.
    this.#worker.unref();
  }

  get hasEnded(): boolean {
    return this.#failure !== undefined;
  }

  /**
   * The reply to `request`; buffers in `transfer` are moved, not copied. Ask again only when the last request was answered. Errors:
   * `ThreadOutOfMemory`, `ThreadTooSlow`, and what the thread throws.
   */
  async ask(request: Request, transfer: readonly Transferable[] = []): Promise<Reply> {
    if (this.#failure) throw this.#failure;
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    this.#pending = { resolve, reject };
    this.#worker.ref();
    this.#worker.postMessage(request, transfer);
    const stopWatching = this.#watchBuffers();
    const late = setTimeout(() => this.#kill(new ThreadTooSlow(this.#deadlineMs)), this.#deadlineMs);
    return promise.finally(() => {
      clearTimeout(late);
      stopWatching();
      this.#worker.unref();
    });
  }

  /** The limits of a thread do not cover its buffers. */
  #watchBuffers(): () => void {
    const most = this.#buffersMib;
    if (most === undefined) return () => undefined;
    const look = setInterval(() => {
      this.#worker.getHeapStatistics().then(
        ({ external_memory }) => {
          if (external_memory > most * MIB) this.#kill(new ThreadOutOfMemory(most));
        },
        // The thread has ended.
        () => undefined,
      );
    }, LOOK_EVERY_MS);
    return () => clearInterval(look);
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #kill(error: Error): void {
    this.#end(error);
    void this.end();
  }

  #end(error: Error): void {
    this.#failure ??= error;
    this.#pending?.reject(this.#failure);
  }
}
