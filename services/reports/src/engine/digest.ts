import type { campaigns, reports } from '@insights/contracts';
import type { ConversationReading, SummaryPoint } from '@insights/statements';
import type { Question } from './types.ts';

/** A participant's turn as shown to the reader. */
export interface DigestTurn {
  id: string;
  seq: number;
  /** UTF-16 offsets of statements refer to it. */
  text: string;
  /** The interviewer's turn before it. */
  asked: string | null;
  /** Since the start of the conversation; null if unknown. */
  started_ms: number | null;
}

/** What the engine keeps of one conversation: pure data, cached until the conversation changes. */
export interface ConversationDigest {
  conversation_id: string;
  contact_id: string;
  /** ISO 8601; null if unknown. */
  started_at: string | null;
  turns: DigestTurn[];
  reading: ConversationReading;
  summary: SummaryPoint[];
  /** Absent where the language has no sentence model. */
  vectors?: SentenceVectors;
}

/** The meaning of sentences as points; close points mean similar sentences. */
export interface SentenceVectors {
  /** Numbers of each vector. */
  width: number;
  /** Positions in the reading's statements, one for each vector. */
  statements: number[];
  /** The vectors after each other, a signed byte for each number, as base64. */
  data: string;
}

/** A theme as a person saw it. It is found again by what it was about, because a later run may name it otherwise. */
export interface ThemeReference {
  theme_id: string;
  /** Its most important terms, by key or as readers see them. */
  terms: readonly string[];
}

/** What a person has changed in the report; it wins over what the engine finds. The later one wins over the earlier. */
export type Correction =
  | { kind: 'relabel_theme'; theme: ThemeReference; label: string }
  | { kind: 'merge_themes'; themes: readonly ThemeReference[]; label: string | null }
  | { kind: 'split_theme'; theme: ThemeReference; parts: readonly { label: string; terms: readonly string[] }[] }
  | { kind: 'hide_theme'; theme: ThemeReference }
  | {
      kind: 'set_statement';
      conversation_id: string;
      turn_id: string;
      start: number;
      end: number;
      statement_kind: reports.StatementKind;
      polarity: reports.Polarity;
    };

export interface EngineInput {
  campaign: { id: string; name: string; goal: string; language: string };
  questions: readonly Question[];
  /** Completed conversations in any order. */
  digests: readonly ConversationDigest[];
  /** The totals of each question, by segment where contacts have attributes; `campaigns.QuestionResponses` without single responses. */
  responses: readonly QuestionTotals[];
  corrections: readonly Correction[];
}

export interface QuestionTotals {
  question_id: string;
  totals: campaigns.ResponseTotals;
  by_segment: readonly { attribute: string; segments: readonly campaigns.SegmentTotals[]; withheld: number }[];
}
