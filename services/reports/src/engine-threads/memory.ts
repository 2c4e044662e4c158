import { AppError } from '@insights/errors';

export interface InputSize {
  /** UTF-8 of texts and tags. */
  readonly bytes: number;
  readonly turns: number;
}

/** Every thread has at least this much: the engine's word lists take half of it, and most campaigns fit. */
export const LEAST_MIB = 128;
const BASE_MIB = 64;
const MIB = 1024 * 1024;
/** Words, stems and statements take about 15 times the text (measured: 5 MiB of 250-character turns need 110 MiB). */
const PER_BYTE = 16;
/** Measured with turns of 20 characters: 0.9 KiB. */
const PER_TURN_BYTES = 1_200;

/** What the engine needs for an input, in MiB. */
export function memoryFor({ bytes, turns }: InputSize): number {
  return Math.max(LEAST_MIB, Math.ceil(BASE_MIB + (PER_BYTE * bytes + PER_TURN_BYTES * turns) / MIB));
}

/** A permanent failure: the same input would fail again. */
export function inputTooLarge(log: Record<string, unknown>): AppError {
  return new AppError('input_too_large', {
    publicMessage:
      'These transcripts are too long to be analysed together. Split the campaign, or ask for more memory (ENGINE_MEMORY_MIB).',
    log,
  });
}
