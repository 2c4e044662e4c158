import { AppError } from '@insights/errors';
import type { Guide, Turn, TurnTags } from '@insights/tagging';
import { ThreadOutOfMemory, ThreadPool } from '@insights/threads';

/**
 * Heap of a thread. It holds one part of a conversation at a time, whatever the conversation's length, so this covers the word lists,
 * the parts that are kept until the language is known, and the tags of one part.
 */
const THREAD_MIB = 128;
/** Node's would be as large as the word lists, for objects that live for one part. */
const YOUNG_MIB = 24;

/** A request to a thread: `guide` begins a conversation, `is_last` ends it. The reply is the tags known by then. */
export interface TaggingRequest {
  readonly guide: Guide | null;
  readonly turns: readonly Turn[];
  readonly is_last: boolean;
}

/** Turns of a conversation in order, and whether more follow. */
export type TurnsPart = Pick<TaggingRequest, 'turns' | 'is_last'>;

/** Tags conversations in worker threads with bounded memory, so that the event loop stays free. */
export class TaggingThreads {
  readonly #pool: ThreadPool<TaggingRequest, TurnTags[]>;

  constructor(threads: number) {
    const script = new URL('./tagging-worker.ts', import.meta.url);
    this.#pool = new ThreadPool({
      script,
      total_mib: threads * THREAD_MIB,
      least_mib: THREAD_MIB,
      kept: threads,
      young_generation_mib: YOUNG_MIB,
    });
  }

  /** The tags of one conversation, which is read part by part while a thread tags it. Errors: `input_too_large`. */
  async tag(guide: Guide, parts: AsyncIterable<TurnsPart>, signal: AbortSignal): Promise<TurnTags[]> {
    try {
      return await this.#pool.run(THREAD_MIB, signal, async (thread) => {
        const tags: TurnTags[] = [];
        let isFirst = true;
        for await (const part of parts) {
          tags.push(...(await thread.ask({ ...part, guide: isFirst ? guide : null })));
          isFirst = false;
        }
        return tags;
      });
    } catch (error) {
      if (!(error instanceof ThreadOutOfMemory)) throw error;
      throw new AppError('input_too_large', {
        publicMessage: 'This conversation is too long to be tagged. Split the transcript and import it again.',
        log: { memory_mib: error.memory_mib },
      });
    }
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }
}
