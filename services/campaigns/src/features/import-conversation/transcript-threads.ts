import { AppError } from '@insights/errors';
import { ThreadOutOfMemory, ThreadPool, ThreadTooSlow } from '@insights/threads';
import type { Problem } from '../../domain/transcript/problems.ts';
import { type GivenTranscript, type Preparation, prepareTranscript } from './prepare-transcript.ts';

/** Even an adversarial transcript of this size is parsed in 25 ms, less than the start of a thread takes. */
const SMALL_BYTES = 256 * 1024;
const RETRY_AFTER_SECONDS = 5;
/** In addition to the text: turns and rows of 20 MiB of ordinary speech take 120 MiB. */
const MEMORY = { least_mib: 224, young_generation_mib: 32 };
/** Many times what 20 MiB take. */
const DEADLINE_MS = 60_000;
const NEVER = new AbortController().signal;

export interface TranscriptThreadsOptions {
  /** Maximum number of large transcripts parsed at a time. */
  readonly threads: number;
  /** Maximum number of waiting large transcripts; each is in memory. */
  readonly waiting: number;
}

/** Parses transcripts; large ones in threads with bounded memory and time, so that other calls are not blocked. Workspaces take turns. */
export class TranscriptThreads {
  readonly #pool: ThreadPool<GivenTranscript, Preparation>;
  readonly #most_waiting: number;

  constructor({ threads, waiting }: TranscriptThreadsOptions) {
    this.#pool = new ThreadPool({
      ...MEMORY,
      script: new URL('./prepare-worker.ts', import.meta.url),
      total_mib: threads * MEMORY.least_mib,
      kept: 0,
      deadline_ms: DEADLINE_MS,
    });
    this.#most_waiting = waiting;
  }

  /** Errors: `unavailable` when too many large transcripts are waiting. */
  async prepare(given: GivenTranscript, workspaceId: string): Promise<Preparation> {
    if (given.transcript.length <= SMALL_BYTES) return prepareTranscript(given);
    this.assertRoom();
    const job = { mib: MEMORY.least_mib, owner: workspaceId, signal: NEVER };
    // Nothing else of its message is read later, so the memory is transferred to the thread.
    const transfer = [given.transcript.buffer as ArrayBuffer];
    try {
      return await this.#pool.run(job, (thread) => thread.ask(given, transfer));
    } catch (error) {
      if (error instanceof ThreadOutOfMemory) return { problems: [TOO_COMPLEX] };
      if (error instanceof ThreadTooSlow) return { problems: [TOO_SLOW] };
      throw error;
    }
  }

  /** Errors: `unavailable`. */
  assertRoom(): void {
    if (this.#pool.hasRoom(MEMORY.least_mib) || this.#pool.waiting < this.#most_waiting) return;
    throw new AppError('unavailable', {
      publicMessage: `Too many large transcripts are imported at once. Send it again in ${RETRY_AFTER_SECONDS} s.`,
      retry_after_seconds: RETRY_AFTER_SECONDS,
    });
  }
}

const TOO_COMPLEX: Problem = {
  loc: ['transcript'],
  type: 'transcript_too_complex',
  msg: 'The transcript takes too much memory to read. Split it into several.',
};
const TOO_SLOW: Problem = { ...TOO_COMPLEX, msg: 'The transcript takes too long to read. Split it into several.' };
