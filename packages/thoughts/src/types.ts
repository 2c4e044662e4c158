import type { Span } from '@insights/language';

/** A turn of a conversation. The field names are those of the messages, so that a message can be passed unchanged. */
export interface Turn {
  readonly id: string;
  readonly seq: number;
  readonly speaker: 'interviewer' | 'participant';
  readonly text: string;
  readonly question_id: string | null;
  /** A person said which question an interviewer's turn asks, or that it asks none: nothing is recognised in it. */
  readonly is_question_set?: boolean;
  /** Who speaks in a conversation of several participants; null or absent otherwise. */
  readonly speaker_label?: string | null;
  /** Has a flag that nobody has cleared. */
  readonly is_withheld?: boolean;
  /** What a live interview took the turn for. */
  readonly outcome?: 'answered' | 'declined' | 'none' | null;
}

export interface Question {
  readonly id: string;
  readonly text: string;
  readonly kind: 'open' | 'scale' | 'choice' | 'yes_no' | 'number' | 'multi_choice' | 'date';
  readonly topic: string | null;
}

export interface Guide {
  /** The campaign's language as a BCP 47 tag. */
  readonly language: string;
  readonly questions: readonly Question[];
}

export interface SummaryEvidence extends Span {
  readonly turn_id: string;
  readonly seq: number;
  /** The turn's text from `start` to `end`, unchanged. */
  readonly quote: string;
}

export interface SummaryPoint {
  readonly text: string;
  readonly evidence: SummaryEvidence[];
}
