import type { WordOf, campaigns, sessions } from '@insights/contracts';

export interface Campaign {
  name: string;
  goal: string;
  /** BCP 47; the primary subtag selects the language, and English is the default. */
  language: string;
  max_duration_minutes: number;
}

export interface Template {
  /** Only a language model uses it. */
  persona: string;
  tone: WordOf<typeof sessions.Tone>;
  probing: WordOf<typeof sessions.Probing>;
}

export interface Question extends Omit<campaigns.Question, 'kind'> {
  kind: WordOf<typeof campaigns.QuestionKind>;
}

export interface Turn extends Omit<sessions.StoredTurn, 'speaker' | 'note'> {
  speaker: WordOf<typeof campaigns.Speaker>;
  /** The note of the move that an interviewer's turn was stored from (see `notes.ts`); null in a participant's turn. */
  note: string | null;
}

export interface InterviewInput {
  campaign: Campaign;
  template: Template | null;
  questions: Question[];
  turns: Turn[];
  /** Milliseconds since the interview began, breaks included; the notes show how long they were. */
  now_ms: number;
  /** The participant has returned to a running interview without writing anything yet. */
  resumed: boolean;
}

export type MoveKind =
  | 'greet'
  | 'ask'
  | 'probe'
  | 'repeat'
  | 'clarify'
  | 'acknowledge'
  | 'closing_question'
  | 'goodbye'
  | 'pause';

/** What the interviewer says next. `text`, `question_id` and `note` have to be stored unchanged. */
export interface Move {
  text: string;
  /** The question that the turn belongs to; null outside the questions (greeting, closing, goodbye). */
  question_id: string | null;
  kind: MoveKind;
  /** At most 64 characters. */
  note: string;
  /** This is the last turn. */
  finished: boolean;
  /** The participant takes a break. */
  paused: boolean;
}
