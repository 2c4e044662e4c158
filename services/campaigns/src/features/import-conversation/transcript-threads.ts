import { AppError } from '@insights/errors';
import { ThreadOutOfMemory, ThreadPool, ThreadTooSlow } from '@insights/threads';
import type { Problem } from '../../domain/transcript/problems.ts';
import { type GivenTranscript, type Preparation, prepareTranscript } from './prepare-transcript.ts';

/** Text of this size is parsed in a few milliseconds, less than the start of a thread takes. Files are always read in a thread. */
const TINY_BYTES = 8 * 1024;
/** Transcripts up to this size share a thread that stays; larger ones get one each, and may have to wait. */
const SMALL_BYTES = 256 * 1024;
const RETRY_AFTER_SECONDS = 5;
const SCRIPT = new URL('./prepare-worker.ts', import.meta.url);
const SMALL_MIB = 96;
const SMALL = { least_mib: SMALL_MIB, young_generation_mib: 16, buffers_mib: 128, deadline_ms: 30_000 };
/** In addition to the text: turns and rows of 20 MiB of ordinary speech take 120 MiB. The deadline is many times what they take. */
const LARGE = { least_mib: 224, young_generation_mib: 32, deadline_ms: 60_000 };
const NEVER = new AbortController().signal;

export interface TranscriptThreadsOptions {
  /** Maximum number of large transcripts parsed at a time. */
  readonly threads: number;
  /** Maximum number of waiting large transcripts; each is in memory. */
  readonly waiting: number;
}

/** Parses transcripts in threads with bounded memory and time, so that other calls are not blocked. Owners (workspaces) take turns. */
export class TranscriptThreads {
  readonly #small = new ThreadPool<GivenTranscript, Preparation>({
    ...SMALL,
    script: SCRIPT,
    total_mib: SMALL_MIB,
    kept: 1,
  });
  readonly #large: ThreadPool<GivenTranscript, Preparation>;
  readonly #most_waiting: number;

  constructor({ threads, waiting }: TranscriptThreadsOptions) {
    this.#large = new ThreadPool({ ...LARGE, script: SCRIPT, total_mib: threads * LARGE.least_mib, kept: 0 });
    this.#most_waiting = waiting;
  }

  /** Errors: `unavailable` when too many large transcripts are waiting. */
  async prepare(given: GivenTranscript, owner: string): Promise<Preparation> {
    const { length } = given.transcript;
    if (length <= TINY_BYTES && !given.is_base64) return prepareTranscript(given);
    if (length > SMALL_BYTES) this.assertRoom();
    const [pool, { least_mib }] = length > SMALL_BYTES ? [this.#large, LARGE] : [this.#small, SMALL];
    // Nothing else of a large one's message is read later, so the memory is transferred to the thread.
    const transfer = pool === this.#large ? [given.transcript.buffer as ArrayBuffer] : [];
    try {
      return await pool.run({ mib: least_mib, owner, signal: NEVER }, (thread) => thread.ask(given, transfer));
    } catch (error) {
      if (error instanceof ThreadOutOfMemory || error instanceof ThreadTooSlow) return { problems: [TOO_COMPLEX] };
      throw error;
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#small.close(), this.#large.close()]);
  }

  /** Errors: `unavailable`. */
  assertRoom(): void {
    if (this.#large.hasRoom(LARGE.least_mib) || this.#large.waiting < this.#most_waiting) return;
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
