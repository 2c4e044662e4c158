import type { campaigns } from '@insights/contracts';
import { AppError } from '@insights/errors';
import type { Guide, Turn, TurnTags } from '@insights/tagging';
import { type Caller, type Thread, ThreadOutOfMemory, ThreadPool, ThreadTooSlow } from '@insights/threads';
import type { MadeSummary } from './summariser.ts';

/**
 * Heap of a thread. It holds one part of a conversation at a time, whatever the conversation's length, so this covers the word lists,
 * the parts that are kept until the language is known, and the tags of one part.
 */
const THREAD_MIB = 128;
/** Node's would be as large as the word lists, for objects that live for one part. */
const YOUNG_MIB = 24;
/** Many times what a part of the worst text takes. */
const DEADLINE_MS = 300_000;

/** A turn for both tasks. */
export type ReadTurn = Turn & Pick<campaigns.Turn, 'speaker_label' | 'is_withheld'>;

/** A request to a thread: `guide` begins a conversation, `is_last` ends it. */
export interface ThreadRequest {
  readonly task: 'tag' | 'summarise';
  readonly guide: Guide | null;
  readonly turns: readonly (Turn | ReadTurn)[];
  readonly is_last: boolean;
}

export interface ThreadReply {
  /** Those that are known by then. */
  readonly tags: TurnTags[];
  /** After the last part. */
  readonly summary: MadeSummary | null;
}

/** Turns of a conversation in order, and whether more follow. */
export type TurnsPart = Pick<ThreadRequest, 'turns' | 'is_last'>;

/** Tags and summarises conversations in worker threads with bounded memory, so that the event loop stays free. */
export class TaggingThreads {
  readonly #pool: ThreadPool<ThreadRequest, ThreadReply>;

  constructor(threads: number) {
    const script = new URL('./tagging-worker.ts', import.meta.url);
    this.#pool = new ThreadPool({
      script,
      total_mib: threads * THREAD_MIB,
      least_mib: THREAD_MIB,
      kept: threads,
      young_generation_mib: YOUNG_MIB,
      deadline_ms: DEADLINE_MS,
    });
  }

  /** The tags of one conversation, which is read part by part while a thread tags it. Errors: `input_too_large`. */
  tag(guide: Guide, parts: AsyncIterable<TurnsPart>, caller: Caller): Promise<TurnTags[]> {
    return this.#run(caller, async (thread) => {
      const tags: TurnTags[] = [];
      for await (const reply of replies(thread, 'tag', guide, parts)) tags.push(...reply.tags);
      return tags;
    });
  }

  /** The summary of one conversation, read likewise. Errors: `input_too_large`. */
  summarise(guide: Guide, parts: AsyncIterable<TurnsPart>, caller: Caller): Promise<MadeSummary> {
    return this.#run(caller, async (thread) => {
      let summary: MadeSummary | null = null;
      for await (const reply of replies(thread, 'summarise', guide, parts)) summary = reply.summary;
      if (!summary) throw new Error('a conversation ended without its last part');
      return summary;
    });
  }

  async #run<T>(caller: Caller, work: (thread: TaggingThread) => Promise<T>): Promise<T> {
    try {
      return await this.#pool.run({ ...caller, mib: THREAD_MIB }, work);
    } catch (error) {
      if (!(error instanceof ThreadOutOfMemory || error instanceof ThreadTooSlow)) throw error;
      throw new AppError('input_too_large', {
        publicMessage: 'This conversation is too long to be tagged. Split the transcript and import it again.',
        log: { reason: error.message },
      });
    }
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }
}

type TaggingThread = Thread<ThreadRequest, ThreadReply>;

async function* replies(
  thread: TaggingThread,
  task: ThreadRequest['task'],
  guide: Guide,
  parts: AsyncIterable<TurnsPart>,
): AsyncGenerator<ThreadReply> {
  let isFirst = true;
  for await (const part of parts) {
    yield await thread.ask({ ...part, task, guide: isFirst ? guide : null });
    isFirst = false;
  }
}
