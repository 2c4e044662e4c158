import type { campaigns } from '@insights/contracts';
import { type Thread, ThreadOutOfMemory, ThreadPool } from '@insights/threads';
import type { EngineInput, EngineOutput } from '../engine/types.ts';
import { type InputSize, LEAST_MIB, inputTooLarge, memoryFor } from './memory.ts';
import type { FromEngine, ToEngine } from './messages.ts';

/** Loading the engine takes half a second of processor time, so threads of the usual size are kept. */
const KEPT = 2;

type Task = Omit<EngineInput, 'conversations'>;
type Parts = AsyncIterable<campaigns.Transcript>;

/** The report on some conversations, and how many of its quotes differ from their turns. */
export interface Synthesis {
  readonly output: EngineOutput;
  readonly unverified: number;
}

/** Runs the engine in threads whose memory together stays within a budget. An input that does not fit fails alone. */
export class EngineThreads {
  readonly #pool: ThreadPool<ToEngine, FromEngine>;

  constructor(memoryMib: number) {
    const script = new URL('./engine-worker.ts', import.meta.url);
    this.#pool = new ThreadPool({ script, total_mib: memoryMib, least_mib: LEAST_MIB, kept: KEPT });
  }

  /** Calls `parts` once there is a thread with enough memory for `size`. Errors: `input_too_large`. */
  async synthesize(task: Task, size: InputSize, parts: () => Parts, signal: AbortSignal): Promise<Synthesis> {
    const mib = memoryFor(size);
    if (mib > this.#pool.total_mib) throw inputTooLarge({ needed_mib: mib, total_mib: this.#pool.total_mib });
    try {
      return await this.#pool.run(mib, signal, (thread) => synthesize(thread, task, parts()));
    } catch (error) {
      throw error instanceof ThreadOutOfMemory ? inputTooLarge({ memory_mib: error.memory_mib }) : error;
    }
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }
}

/** Holds at most one part at a time: the next one is read after the thread has received it. */
async function synthesize(thread: Thread<ToEngine, FromEngine>, task: Task, parts: Parts): Promise<Synthesis> {
  await thread.ask({ kind: 'begin', ...task });
  for await (const part of parts) await thread.ask({ kind: 'part', part });
  const reply = await thread.ask({ kind: 'synthesize' });
  if (reply.kind !== 'synthesis') throw new Error(`the engine thread answered ${reply.kind}`);
  return reply;
}
