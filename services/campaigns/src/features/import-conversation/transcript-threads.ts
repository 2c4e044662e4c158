import { Worker } from 'node:worker_threads';
import { AppError } from '@insights/errors';
import type { Problem } from '../../domain/transcript/problems.ts';
import { type GivenTranscript, type Preparation, prepareTranscript } from './prepare-transcript.ts';

/** Even one that is made to be slow is read in 25 ms, which is less than a thread takes to start. */
const SMALL_BYTES = 256 * 1024;
const RETRY_AFTER_SECONDS = 5;
/** Beside the text itself: turns and rows of 20 MiB of ordinary speech take 120 MiB. */
const MEMORY = { maxOldGenerationSizeMb: 224, maxYoungGenerationSizeMb: 32 };

export interface TranscriptThreadsOptions {
  /** Large transcripts that are read at a time. */
  readonly threads: number;
  /** Large transcripts that may wait; each is in memory. */
  readonly waiting: number;
}

/** Reads transcripts: large ones in threads with bounded memory, during which other calls go on. */
export class TranscriptThreads {
  readonly #options: TranscriptThreadsOptions;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: TranscriptThreadsOptions) {
    this.#options = options;
  }

  /** Errors: `unavailable` when too many large transcripts wait already. */
  async prepare(given: GivenTranscript): Promise<Preparation> {
    if (given.transcript.length <= SMALL_BYTES) return prepareTranscript(given);
    await this.#enter();
    try {
      return await inThread(given);
    } finally {
      this.#leave();
    }
  }

  /** Errors: `unavailable`. */
  assertRoom(): void {
    if (this.#running < this.#options.threads || this.#waiting.length < this.#options.waiting) return;
    throw new AppError('unavailable', {
      publicMessage: `Too many large transcripts are imported at once. Send it again in ${RETRY_AFTER_SECONDS} s.`,
      retry_after_seconds: RETRY_AFTER_SECONDS,
    });
  }

  async #enter(): Promise<void> {
    this.assertRoom();
    if (this.#running >= this.#options.threads) {
      // Whoever leaves hands its place over, so `#running` stays.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}

const TOO_COMPLEX: Problem = {
  loc: ['transcript'],
  type: 'transcript_too_complex',
  msg: 'The transcript takes too much memory to read. Split it into several.',
};

function inThread({ transcript, ...given }: GivenTranscript): Promise<Preparation> {
  // A copy, because what is transferred is gone, and a message's buffer is not ours to give.
  const own = transcript.slice();
  const worker = new Worker(new URL('./prepare-worker.ts', import.meta.url), {
    workerData: { ...given, transcript: own },
    transferList: [own.buffer],
    resourceLimits: MEMORY,
  });
  return new Promise<Preparation>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ problems: [TOO_COMPLEX] });
      else reject(error);
    });
    worker.once('exit', (code) => reject(new Error(`the transcript thread ended with ${code}`)));
  }).finally(() => worker.terminate());
}
