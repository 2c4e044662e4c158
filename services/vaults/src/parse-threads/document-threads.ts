import type { Language } from '@insights/language';
import { type Caller, ThreadOutOfMemory, ThreadPool, ThreadTooSlow } from '@insights/threads';
import type { Chunk } from '../domain/chunking/chunker.ts';
import type { Format } from '../domain/formats.ts';
import { PARSE_LIMITS } from './limits.ts';
import type { Warning } from '../domain/warnings.ts';

export interface ParseTask {
  readonly format: Format;
  readonly content: Uint8Array;
}

export interface ParsedDocument {
  /** The title that the file has; null without one. */
  readonly title: string | null;
  readonly text: string;
  readonly language: Language;
  readonly chunks: readonly Chunk[];
  /** What of the file is not in the text. */
  readonly warnings: readonly Warning[];
}

export interface Failure {
  /** What is wrong and what to do, for the uploader. */
  readonly failure: string;
}

export type ParseReply = ParsedDocument | Failure;

const SECONDS = PARSE_LIMITS.milliseconds / 1_000;
const TOO_LARGE: Failure = { failure: 'The file takes too much memory to read. Divide it, or upload its text.' };
const TOO_SLOW: Failure = {
  failure: `The file takes longer than ${SECONDS} s to read. Divide it, or upload its text.`,
};

/** Reads files in threads with limits of memory and time, because a file may be made to exhaust both. */
export class DocumentThreads {
  readonly #pool: ThreadPool<ParseTask, ParseReply>;

  constructor(memoryMib: number) {
    this.#pool = new ThreadPool({
      script: new URL('./parse-worker.ts', import.meta.url),
      total_mib: memoryMib,
      least_mib: PARSE_LIMITS.memory_mib.plain,
      kept: 1,
      buffers_mib: PARSE_LIMITS.buffers_mib,
      deadline_ms: PARSE_LIMITS.milliseconds,
    });
  }

  /** Errors: those of the thread itself, and the signal's reason. */
  async parse(task: ParseTask, caller: Caller): Promise<ParseReply> {
    const { plain, formatted } = PARSE_LIMITS.memory_mib;
    const mib = task.format === 'text' || task.format === 'markdown' ? plain : formatted;
    try {
      return await this.#pool.run({ ...caller, mib }, (thread) => thread.ask(task));
    } catch (error) {
      if (error instanceof ThreadTooSlow) return TOO_SLOW;
      if (error instanceof ThreadOutOfMemory) return TOO_LARGE;
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }
}
