import { v7 } from 'uuid';
import { parseTranscript } from '../../domain/transcript/parse-transcript.ts';
import { type Problem, TranscriptError } from '../../domain/transcript/problems.ts';
import type { ParsedTurn, Speaker, TranscriptFormat } from '../../domain/transcript/types.ts';

export interface GivenTranscript {
  readonly format: TranscriptFormat;
  /** UTF-8. */
  readonly transcript: Uint8Array;
  readonly speaker_map: Record<string, Speaker>;
}

/** A transcript as it is stored: rows in the order of their `seq`, which counts from 1 without gaps. */
export interface PreparedTranscript {
  readonly turn_count: number;
  /** Each a JSON list of turns, in UTF-8, of about `BATCH_CHARACTERS`. */
  readonly batches: readonly Uint8Array[];
  /** Index of a turn, and the question that it refers to. */
  readonly questions: readonly (readonly [index: number, question_id: string])[];
  readonly length_ms: number;
  readonly warnings: readonly string[];
}

/** A turn of a batch. */
export type TurnRow = ParsedTurn & { readonly id: string; readonly seq: number };

export type Preparation = { readonly prepared: PreparedTranscript } | { readonly problems: readonly Problem[] };

/** The database executes a statement of this size in 0.1 s. */
const BATCH_CHARACTERS = 512 * 1024;

/** The CPU-bound work of an import: decoding, parsing, checking and serialising rows. */
export function prepareTranscript({ format, transcript, speaker_map }: GivenTranscript): Preparation {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(transcript);
  try {
    const given = format === 'json' ? parseJson(text) : text;
    const { turns, warnings } = parseTranscript({ format, transcript: given, speaker_map });
    const questions = turns.flatMap(({ question_id }, index) =>
      question_id === null ? [] : [[index, question_id] as const],
    );
    const length_ms = turns.reduce((longest, turn) => Math.max(longest, turn.ended_ms ?? turn.started_ms ?? 0), 0);
    return { prepared: { turn_count: turns.length, batches: batchesOf(turns), questions, length_ms, warnings } };
  } catch (error) {
    if (!(error instanceof TranscriptError)) throw error;
    return { problems: error.problems };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TranscriptError([{ loc: ['transcript'], msg: 'JSON decode error', type: 'json_invalid' }]);
  }
}

function batchesOf(turns: readonly ParsedTurn[]): Uint8Array[] {
  const encoder = new TextEncoder();
  const batches: Uint8Array[] = [];
  let rows: string[] = [];
  let characters = 0;
  for (const [index, turn] of turns.entries()) {
    const row = JSON.stringify({ id: v7(), seq: index + 1, ...turn } satisfies TurnRow);
    rows.push(row);
    characters += row.length;
    if (characters < BATCH_CHARACTERS && index < turns.length - 1) continue;
    batches.push(encoder.encode(`[${rows.join()}]`));
    rows = [];
    characters = 0;
  }
  return batches;
}
