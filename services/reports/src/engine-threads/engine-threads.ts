import type { campaigns } from '@insights/contracts';
import type { Guide } from '@insights/thoughts';
import { type Caller, type Thread, ThreadOutOfMemory, ThreadPool, ThreadTooSlow } from '@insights/threads';
import {
  type InputSize,
  LEAST_MIB,
  inputTooLarge,
  leastMemoryForReport,
  memoryForReading,
  memoryForReport,
} from './memory.ts';
import type { DataAnswer, QuestionTask } from '../analysis/answer/index.ts';
import type { Step } from '../analysis/asks.ts';
import type { DigestJson, FoundStatement, FromEngine, MadeReport, Place, ReportTask, ToEngine } from './messages.ts';

/** Loading the engine takes half a second of processor time, so threads of the usual size are kept. */
const KEPT = 2;
/** Many times what the longest conversation, or the largest campaign that fits into the memory, takes. */
const DEADLINE_MS = 600_000;

/**
 * Of each heap, on top, for new objects. Node gives a thread that reaches its limit 16 MiB more to end in, and what outgrows these ends the
 * process; so much, at most, comes from this part at once.
 */
const YOUNG_MIB = 16;

type EngineThread = Thread<ToEngine, FromEngine>;

/** What a report is made from. */
export interface Material {
  /** Of readings and answers together, in UTF-16 units. */
  readonly size: number;
  readonly answers: ReadonlyMap<string, unknown>;
  /** The JSON of the readings. */
  batches(): AsyncIterable<readonly string[]>;
}

/** Answers of one message: copying them occupies the process. */
const ANSWERS_AT_ONCE = 50;

/** Runs the engine in threads whose memory together stays within a budget. An input that does not fit fails alone. */
export class EngineThreads {
  readonly #pool: ThreadPool<ToEngine, FromEngine>;

  constructor(memoryMib: number) {
    const script = new URL('./engine-worker.ts', import.meta.url);
    this.#pool = new ThreadPool({
      script,
      total_mib: memoryMib,
      least_mib: LEAST_MIB,
      kept: KEPT,
      young_generation_mib: YOUNG_MIB,
      deadline_ms: DEADLINE_MS,
    });
  }

  /** Whether a report on transcripts of this size is not expected to fit, so that reading them would be useless. */
  cannotFit(size: InputSize): boolean {
    return leastMemoryForReport(size) > this.#pool.total_mib;
  }

  /**
   * Reads conversations by rules, one after the other, and hands over their digests as they are complete. Calls `parts` once there is a thread with
   * enough memory for the longest conversation, which is at most `size`. Errors: `input_too_large`.
   */
  async read(
    guide: Guide,
    size: InputSize,
    parts: () => AsyncIterable<campaigns.Transcript>,
    caller: Caller,
    onDigests: (digests: readonly DigestJson[]) => Promise<void>,
  ): Promise<void> {
    await this.#run(memoryForReading(size), caller, async (thread) => {
      await thread.ask({ kind: 'read', guide });
      for await (const part of parts()) await onDigests(await read(thread, { kind: 'part', part }));
      await onDigests(await read(thread, { kind: 'end' }));
    });
  }

  /**
   * One run of the analysis: the report, or what a model must be asked first. The thread is free between runs. Holds one batch at a time:
   * the next one is read after the thread has received it. Errors: `input_too_large`.
   */
  async analyse(task: ReportTask, material: Material, caller: Caller): Promise<Step<MadeReport>> {
    const reply = await this.#runWith(material, { kind: 'analyse', task }, caller);
    if (reply.kind === 'asks') return { asks: reply.asks };
    if (reply.kind !== 'made') throw new Error(`the engine thread answered ${reply.kind}`);
    return { done: reply.made };
  }

  /** One run of answering a question; as `analyse`. */
  async answer(task: QuestionTask, material: Material, caller: Caller): Promise<Step<DataAnswer>> {
    const reply = await this.#runWith(material, { kind: 'answer', task }, caller);
    if (reply.kind === 'asks') return { asks: reply.asks };
    if (reply.kind !== 'answered') throw new Error(`the engine thread answered ${reply.kind}`);
    return { done: reply.answer };
  }

  #runWith(material: Material, work: ToEngine, caller: Caller): Promise<FromEngine> {
    return this.#run(memoryForReport(material.size), caller, async (thread) => {
      await thread.ask({ kind: 'begin' });
      for await (const digests of material.batches()) await thread.ask({ kind: 'digests', digests });
      for (const answers of slicesOf(material.answers)) await thread.ask({ kind: 'answers', answers });
      return thread.ask(work);
    });
  }

  /** What the engine reads at a place of a conversation; null if it has read nothing there. Errors: `input_too_large`. */
  findStatement(
    { digest, size }: { readonly digest: string; readonly size: number },
    place: Place,
    caller: Caller,
  ): Promise<FoundStatement | null> {
    return this.#run(memoryForReport(size), caller, async (thread) => {
      const reply = await thread.ask({ kind: 'find', digest, place });
      if (reply.kind !== 'found') throw new Error(`the engine thread answered ${reply.kind}`);
      return reply.statement;
    });
  }

  async #run<T>(mib: number, caller: Caller, work: (thread: EngineThread) => Promise<T>): Promise<T> {
    if (mib > this.#pool.total_mib) throw inputTooLarge({ needed_mib: mib, total_mib: this.#pool.total_mib });
    try {
      return await this.#pool.run({ ...caller, mib }, work);
    } catch (error) {
      const isTooLarge = error instanceof ThreadOutOfMemory || error instanceof ThreadTooSlow;
      throw isTooLarge ? inputTooLarge({ reason: error.message }) : error;
    }
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }
}

function* slicesOf(answers: ReadonlyMap<string, unknown>): Generator<[string, unknown][]> {
  const all = [...answers];
  for (let from = 0; from < all.length; from += ANSWERS_AT_ONCE) yield all.slice(from, from + ANSWERS_AT_ONCE);
}

async function read(thread: EngineThread, request: ToEngine): Promise<readonly DigestJson[]> {
  const reply = await thread.ask(request);
  if (reply.kind !== 'read') throw new Error(`the engine thread answered ${reply.kind}`);
  return reply.digests;
}
