import { Worker } from 'node:worker_threads';
import type { campaigns } from '@insights/contracts';
import type { EngineInput, EngineOutput, TurnTags } from '../engine/types.ts';
import type { FromEngine, ToEngine } from './messages.ts';
import { inputTooLarge } from './memory.ts';

type Parts = AsyncIterable<campaigns.Transcript>;
type Task = Omit<EngineInput, 'conversations'>;

/** A thread that computes one thing at a time, with a bound to its memory. */
export class EngineThread {
  readonly #worker: Worker;
  #hasEnded = false;
  #settle: { resolve(reply: FromEngine): void; reject(error: Error): void } | undefined;

  constructor(memoryMib: number) {
    this.#worker = new Worker(new URL('./engine-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMib },
    });
    this.#worker.on('message', (reply: FromEngine) => this.#settle?.resolve(reply));
    this.#worker.on('error', (error: NodeJS.ErrnoException) => {
      this.#end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? inputTooLarge({ memory_mib: memoryMib }) : error);
    });
    this.#worker.on('exit', (code) => this.#end(new Error(`the engine thread ended with ${code}`)));
    // Idle or not, it keeps no process from ending.
    this.#worker.unref();
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** The report on the conversations, and how many of its quotes differ from their turns. */
  async synthesize(task: Task, parts: Parts): Promise<{ output: EngineOutput; unverified: number }> {
    await this.#load(task, parts);
    const reply = await this.#ask({ kind: 'synthesize' });
    if (reply.kind !== 'synthesis') throw new Error(`the engine thread answered ${reply.kind}`);
    return reply;
  }

  /** The tags of a conversation's turns, some turns at a time. */
  async *tag(task: Task, parts: Parts): AsyncGenerator<readonly TurnTags[]> {
    await this.#load(task, parts);
    for (let kind: 'tag' | 'next' = 'tag'; ; kind = 'next') {
      const reply = await this.#ask({ kind });
      if (reply.kind !== 'tags') throw new Error(`the engine thread answered ${reply.kind}`);
      if (reply.turns.length === 0) return;
      yield reply.turns;
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  /** This thread never holds more than one part: the next is read when the engine has taken it. */
  async #load(task: Task, parts: Parts): Promise<void> {
    await this.#ask({ kind: 'begin', ...task });
    for await (const part of parts) await this.#ask({ kind: 'part', part });
  }

  #ask(message: ToEngine): Promise<FromEngine> {
    return new Promise<FromEngine>((resolve, reject) => {
      if (this.#hasEnded) return reject(new Error('the engine thread has ended'));
      this.#settle = { resolve, reject };
      // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      this.#worker.postMessage(message);
    });
  }

  #end(error: Error): void {
    this.#hasEnded = true;
    this.#settle?.reject(error);
  }
}
