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
/** Words, stems and statements take about 15 times the text (measured: 5 MiB of 250-character turns need 110 MiB). */
const PER_BYTE = 16;
/** Measured with turns of 20 characters: 0.9 KiB. */
const PER_TURN_BYTES = 1_200;

/** The memory that the engine needs for an input, in MiB. */
export function memoryFor({ bytes, turns }: InputSize): number {
  return Math.max(LEAST_MIB, Math.ceil(BASE_MIB + (PER_BYTE * bytes + PER_TURN_BYTES * turns) / MIB));
}

/** Permanent: the same input would fail again. */
export function inputTooLarge(log: Record<string, unknown>): AppError {
  return new AppError('input_too_large', {
    publicMessage:
      'These transcripts are too long to be analysed together. Split the campaign, or raise ENGINE_MEMORY_MIB.',
    log,
  });
}
