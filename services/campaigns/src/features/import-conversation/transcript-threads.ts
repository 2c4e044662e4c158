import { AppError } from '@insights/errors';
import { Budget, Thread, ThreadOutOfMemory } from '@insights/threads';
import type { Problem } from '../../domain/transcript/problems.ts';
import { type GivenTranscript, type Preparation, prepareTranscript } from './prepare-transcript.ts';

/** Even an adversarial transcript of this size is parsed in 25 ms, less than the start of a thread takes. */
const SMALL_BYTES = 256 * 1024;
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
  readonly #places: Budget;
  readonly #most_waiting: number;

  constructor({ threads, waiting }: TranscriptThreadsOptions) {
    this.#places = new Budget(threads);
    this.#most_waiting = waiting;
  }

  /** Errors: `unavailable` when too many large transcripts are waiting. */
  async prepare(given: GivenTranscript): Promise<Preparation> {
    if (given.transcript.length <= SMALL_BYTES) return prepareTranscript(given);
    this.assertRoom();
    const leave = await this.#places.take(1);
    try {
      return await inThread(given);
    } finally {
      leave();
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
  msg: 'The transcript takes too much memory to read. Split it into several.',
};

async function inThread({ transcript, ...given }: GivenTranscript): Promise<Preparation> {
  const script = new URL('./prepare-worker.ts', import.meta.url);
  const thread = new Thread<GivenTranscript, Preparation>({ script, ...MEMORY });
  try {
    // Nothing else of its message is read later, so the memory is transferred to the thread.
    return await thread.ask({ ...given, transcript }, [transcript.buffer as ArrayBuffer]);
  } catch (error) {
    if (error instanceof ThreadOutOfMemory) return { problems: [TOO_COMPLEX] };
    throw error;
  } finally {
    await thread.end();
  }
}
