import { v7 } from 'uuid';
import type { campaigns } from '@insights/contracts';
import { type GuideQuestion, findQuestions, setQuestions } from '../../domain/transcript/guide-questions.ts';
import { parseTranscript } from '../../domain/transcript/parse-transcript.ts';
import { type Problem, TranscriptError } from '../../domain/transcript/problems.ts';
import { readFile } from '../../domain/transcript/read-file.ts';
import type { ParsedTurn, Speaker, SpeakerCount, TranscriptFormat } from '../../domain/transcript/types.ts';
import { type ImportWarning, WarningList } from '../../domain/transcript/warnings.ts';

export interface GivenTranscript {
  readonly format: TranscriptFormat;
  /** Text, or with `is_base64` a file's bytes in base64. */
  readonly transcript: Uint8Array;
  readonly is_base64?: boolean;
  readonly speaker_map: Record<string, Speaker>;
  readonly strict_speakers?: boolean;
  /** Of the campaign: the interviewer's turns that ask them get their ids. */
  readonly guide?: readonly GuideQuestion[];
  /** What a person says that turns of the interviewer ask. */
  readonly questions?: readonly campaigns.TurnQuestion[];
}

/** A transcript as it is stored: rows in the order of their `seq`, which counts from 1 without gaps. */
export interface PreparedTranscript {
  readonly turn_count: number;
  /** Each a JSON list of turns, in UTF-8, of about `BATCH_CHARACTERS`. */
  readonly batches: readonly Uint8Array[];
  /** Index of a turn, and the question that the file says it refers to. */
  readonly questions: readonly (readonly [index: number, question_id: string])[];
  readonly length_ms: number;
  /** The labels of the file, and who they are. */
  readonly speakers: readonly SpeakerCount[];
  /** The first turns, cut. */
  readonly beginning: readonly Beginning[];
  /** The first turns of the interviewer, cut, with the questions that they ask. */
  readonly asked: readonly campaigns.PreviewAsked[];
  /** Ids of the questions that the interviewer asks, each once. */
  readonly question_ids: readonly string[];
  readonly warnings: readonly string[];
  readonly warning_details: readonly ImportWarning[];
}

type Beginning = Pick<ParsedTurn, 'speaker' | 'speaker_label' | 'text'>;

/** Turns and characters of a preview. */
const PREVIEWED = { turns: 20, characters: 500 };

/** A turn of a batch. */
export type TurnRow = Required<ParsedTurn> & { readonly id: string; readonly seq: number };

export type Preparation = { readonly prepared: PreparedTranscript } | { readonly problems: readonly Problem[] };

/** Nobody has said which question the turn asks. */
const RECOGNISED = { is_question_set: false, question_found: null } as const;

/** The database executes a statement of this size in 0.1 s. */
const BATCH_CHARACTERS = 512 * 1024;

/** The CPU-bound work of an import: decoding, parsing, checking and serialising rows. */
export function prepareTranscript(given: GivenTranscript): Preparation {
  try {
    const file = readFile(given.is_base64 ? decodeBase64(given.transcript) : given.transcript, given.format);
    const warnings = new WarningList(file.format === 'json' ? 'turn' : 'line');
    if (file.isGuessed) warnings.add('encoding_guessed');
    const { speaker_map, strict_speakers } = given;
    const parsed = parseTranscript({ ...file, speaker_map, strict_speakers }, warnings);
    const { turns } = parsed;
    const questions = turns.flatMap(({ question_id }, index) =>
      question_id === null ? [] : [[index, question_id] as const],
    );
    findQuestions(turns, given.guide ?? []);
    setQuestions(turns, given.guide ?? [], given.questions ?? []);
    const length_ms = turns.reduce((longest, turn) => Math.max(longest, turn.ended_ms ?? turn.started_ms ?? 0), 0);
    const { speakers, warnings: texts, warning_details } = parsed;
    const question_ids = [...new Set(turns.flatMap(({ question_id }) => question_id ?? []))];
    const said = {
      speakers,
      beginning: beginningOf(turns),
      asked: askedIn(turns),
      question_ids,
      warnings: texts,
      warning_details,
    };
    return { prepared: { turn_count: turns.length, batches: batchesOf(turns), questions, length_ms, ...said } };
  } catch (error) {
    if (!(error instanceof TranscriptError)) throw error;
    return { problems: error.problems };
  }
}

/** Turns of the interviewer in a preview. */
const MAX_ASKED = 200;

const askedIn = (turns: readonly ParsedTurn[]): campaigns.PreviewAsked[] =>
  turns
    .flatMap(({ speaker, text, question_id }, index) =>
      speaker === 'interviewer' ? [{ seq: index + 1, text: shortened(text), question_id }] : [],
    )
    .slice(0, MAX_ASKED);

const shortened = (text: string): string => text.slice(0, PREVIEWED.characters).toWellFormed();

const beginningOf = (turns: readonly ParsedTurn[]): Beginning[] =>
  turns.slice(0, PREVIEWED.turns).map(({ speaker, speaker_label, text }) => ({
    speaker,
    speaker_label,
    text: shortened(text),
  }));

function decodeBase64(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (/^[A-Za-z0-9+/_\s-]*={0,2}\s*$/.test(text)) return Buffer.from(text, 'base64');
  throw new TranscriptError([{ loc: ['transcript'], msg: 'The transcript is not base64.', type: 'base64_invalid' }]);
}

function batchesOf(turns: readonly ParsedTurn[]): Uint8Array[] {
  const encoder = new TextEncoder();
  const batches: Uint8Array[] = [];
  let rows: string[] = [];
  let characters = 0;
  for (const [index, turn] of turns.entries()) {
    const row = JSON.stringify({ ...RECOGNISED, id: v7(), seq: index + 1, ...turn } satisfies TurnRow);
    rows.push(row);
    characters += row.length;
    if (characters < BATCH_CHARACTERS && index < turns.length - 1) continue;
    batches.push(encoder.encode(`[${rows.join()}]`));
    rows = [];
    characters = 0;
  }
  return batches;
}
