import { AppError } from '@insights/errors';

export interface InputSize {
  /** Size of texts and tags in UTF-8. */
  readonly bytes: number;
  readonly turns: number;
}

/** The minimum for a thread: the engine's word data takes half of it, and most campaigns fit in the rest. */
export const LEAST_MIB = 128;
const BASE_MIB = 64;
const MIB = 1024 * 1024;
/** No conversation is longer than the longest transcript that may be imported. */
const LONGEST_BYTES = 21 * MIB;
/** Sentences, words and statements of a conversation. */
const PER_BYTE = 16;
/** Measured with turns of 20 characters: 0.9 KiB. */
const PER_TURN_BYTES = 1_200;
/** Measured with 3,000 interviews of twelve answers: 22 MiB of digests need 160 MiB. */
const PER_DIGEST_UNIT = 5;
/** Digests have at least about twice the size of their transcripts; 4.5 times that of short answers. */
const DIGEST_PER_BYTE = 2;

/** The memory that reading conversations one by one needs, in MiB; `size` is of all together. */
export function memoryForReading({ bytes, turns }: InputSize): number {
  const longest = Math.min(bytes, LONGEST_BYTES);
  return atLeast(PER_BYTE * longest + PER_TURN_BYTES * turns * (bytes > 0 ? longest / bytes : 1));
}

/** The memory that a report on digests needs, in MiB. */
export const memoryForReport = (digestSize: number): number => atLeast(PER_DIGEST_UNIT * digestSize);

/** The least memory that a report on transcripts is expected to need, in MiB, before they were read. */
export const leastMemoryForReport = ({ bytes }: InputSize): number => memoryForReport(DIGEST_PER_BYTE * bytes);

const atLeast = (bytes: number): number => Math.max(LEAST_MIB, Math.ceil(BASE_MIB + bytes / MIB));

/** Permanent: the same input would fail again. */
export function inputTooLarge(log: Record<string, unknown>): AppError {
  return new AppError('input_too_large', {
    publicMessage:
      'These transcripts are too long to be analysed together. Split the campaign, or raise ENGINE_MEMORY_MIB.',
    log,
  });
}
