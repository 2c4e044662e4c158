import type { WordOf, campaigns } from '@insights/contracts';
import type { ProblemList } from './problems.ts';
import type { SpeakerLabels } from './speakers.ts';
import type { ImportWarning, WarningList } from './warnings.ts';

export type Speaker = WordOf<typeof campaigns.Speaker>;
export type TranscriptFormat = WordOf<typeof campaigns.TranscriptFormat>;

/** A topic that a person assigned to a turn. Tags in a file always count as assigned by a person. */
export interface PersonTag extends campaigns.Tag {
  source: 'person';
}

/** One turn of an imported conversation. Times are milliseconds from its beginning, null when the file has none. */
export interface ParsedTurn extends Pick<campaigns.Turn, 'text' | 'started_ms' | 'ended_ms' | 'question_id'> {
  speaker: Speaker;
  /** Who spoke, as the file writes it first; null where the file has one participant. */
  speaker_label: string | null;
  tags: PersonTag[];
  /** A person says which question the turn asks, or none; what was recognised is `question_found`. */
  is_question_set?: boolean;
  question_found?: string | null;
}

/** `transcript` is an object for `json` and a string otherwise. `speaker_map` is keyed by the labels of the file. */
export interface TranscriptRequest {
  format: TranscriptFormat;
  transcript: unknown;
  speaker_map?: Record<string, Speaker> | undefined;
  /** Rejects a file with words that might be the label of a speaker whom `speaker_map` does not name. */
  strict_speakers?: boolean | undefined;
}

/** A label of a file, as it is first written, and who it is. Null: the file has none. */
export interface SpeakerCount {
  label: string | null;
  speaker: Speaker;
  turns: number;
}

export interface ParsedTranscript {
  turns: ParsedTurn[];
  speakers: SpeakerCount[];
  /** For the importing user: how ambiguous passages were interpreted. They never quote the transcript. */
  warnings: string[];
  /** The same with codes and lines. */
  warning_details: ImportWarning[];
}

/** What a parser reports to. */
export interface ParseContext {
  readonly speakers: SpeakerLabels;
  readonly problems: ProblemList;
  readonly warnings: WarningList;
}

export type TextParser = (text: string, context: ParseContext) => ParsedTurn[];

export const limits = {
  problems: 20,
  file_characters: 20 * 1024 * 1024,
  turns: 20_000,
  /** Of a text, without blank ones. */
  lines: 500_000,
  /** Twenty captions a turn. */
  cues: 400_000,
  turn_characters: 20_000,
  /** Including markup, before it is split by voice. */
  cue_characters: 100_000,
  topic_characters: 200,
  tags_per_turn: 50,
  question_id_characters: 64,
  /** Distinct labels of one conversation. */
  speakers: 50,
  label_characters: 100,
  /** Seven days: a larger number is a Unix time or a time of day, not an offset. */
  offset_ms: 7 * 24 * 3_600_000,
} as const;

export function isSpeaker(value: unknown): value is Speaker {
  return value === 'interviewer' || value === 'participant';
}
