import { AppError } from '@insights/errors';
import { Budget, Thread, ThreadOutOfMemory, ThreadPool } from '@insights/threads';
import type { Problem } from '../../domain/transcript/problems.ts';
import { type GivenTranscript, type Preparation, prepareTranscript } from './prepare-transcript.ts';

/** Text of this size is parsed in a few milliseconds, less than the start of a thread takes. Files are always read in a thread. */
const TINY_BYTES = 8 * 1024;
/** Transcripts up to this size share a thread that stays; larger ones get one each, and may have to wait. */
const SMALL_BYTES = 256 * 1024;
const SMALL_MIB = 96;
const DEADLINE_MS = 30_000;
const SCRIPT = new URL('./prepare-worker.ts', import.meta.url);
const RETRY_AFTER_SECONDS = 5;
/** In addition to the text: turns and rows of 20 MiB of ordinary speech take 120 MiB. */
const MEMORY = { memory_mib: 224, young_generation_mib: 32 };

export interface TranscriptThreadsOptions {
  /** Maximum number of large transcripts parsed at a time. */
  readonly threads: number;
  /** Maximum number of waiting large transcripts; each is in memory. */
  readonly waiting: number;
}

/** Parses transcripts; large ones in threads with bounded memory, so that other calls are not blocked. */
export class TranscriptThreads {
  readonly #small = new ThreadPool<GivenTranscript, Preparation>({
    script: SCRIPT,
    total_mib: SMALL_MIB,
    least_mib: SMALL_MIB,
    kept: 1,
    young_generation_mib: 16,
    buffers_mib: 128,
  });
  readonly #places: Budget;
  readonly #most_waiting: number;

  constructor({ threads, waiting }: TranscriptThreadsOptions) {
    this.#places = new Budget(threads);
    this.#most_waiting = waiting;
  }

  /** Errors: `unavailable` when too many large transcripts are waiting. */
  async prepare(given: GivenTranscript): Promise<Preparation> {
    const { length } = given.transcript;
    if (length <= TINY_BYTES && !given.is_base64) return prepareTranscript(given);
    if (length <= SMALL_BYTES) return this.#prepareSmall(given);
    this.assertRoom();
    const leave = await this.#places.take(1);
    try {
      return await inThread(given);
    } finally {
      leave();
    }
  }

  async close(): Promise<void> {
    await this.#small.close();
  }

  async #prepareSmall(given: GivenTranscript): Promise<Preparation> {
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    try {
      return await this.#small.run(SMALL_MIB, deadline, (thread) => thread.ask(given));
    } catch (error) {
      if (error instanceof ThreadOutOfMemory || deadline.aborted) return { problems: [TOO_COMPLEX] };
      throw error;
    }
  }

  /** Errors: `unavailable`. */
  assertRoom(): void {
    if (this.#places.hasRoom(1) || this.#places.waiting < this.#most_waiting) return;
    throw new AppError('unavailable', {
      publicMessage: `Too many large transcripts are imported at once. Send it again in ${RETRY_AFTER_SECONDS} s.`,
      retry_after_seconds: RETRY_AFTER_SECONDS,
    });
  }
}

const TOO_COMPLEX: Problem = {
  loc: ['transcript'],
  type: 'transcript_too_complex',
  msg: 'The transcript takes too much memory or time to read. Split it into several.',
};

async function inThread({ transcript, ...given }: GivenTranscript): Promise<Preparation> {
  const thread = new Thread<GivenTranscript, Preparation>({ script: SCRIPT, ...MEMORY });
  let isLate = false;
  const deadline = setTimeout(() => {
    isLate = true;
    void thread.end();
  }, DEADLINE_MS);
  try {
    // Nothing else of its message is read later, so the memory is transferred to the thread.
    return await thread.ask({ ...given, transcript }, [transcript.buffer as ArrayBuffer]);
  } catch (error) {
    if (error instanceof ThreadOutOfMemory || isLate) return { problems: [TOO_COMPLEX] };
    throw error;
  } finally {
    clearTimeout(deadline);
    await thread.end();
  }
}
