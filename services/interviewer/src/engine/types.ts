export interface Campaign {
  name: string;
  goal: string;
  /** BCP-47; its first part chooses the language, an unknown one is English. */
  language: string;
  max_duration_minutes: number;
}

export interface Template {
  /** For a language model; the built-in engine has one voice. */
  persona?: string;
  tone: 'warm' | 'neutral' | 'brief';
  probing: 'light' | 'normal' | 'deep';
}

export interface Question {
  id: string;
  text: string;
  kind: 'open' | 'scale' | 'choice';
  options?: string[];
  required: boolean;
  max_probes: number;
  /** Words or phrases of a participant that are worth a probe. */
  probe_when: string[];
  topic?: string;
}

export interface Turn {
  seq: number;
  speaker: 'interviewer' | 'participant';
  text: string;
  question_id?: string | null;
  /** The `note` of the move that this interviewer's turn was stored from; see `notes.ts`. */
  note?: string;
}

export interface InterviewInput {
  campaign: Campaign;
  template?: Template;
  questions: Question[];
  turns: Turn[];
  /** Milliseconds since the interview began. Breaks may be in it: they are told from the notes and left out. */
  now_ms: number;
  /** The participant has just come back to a running interview. */
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

/** What the interviewer says next. `say`, `question_id` and `note` are what has to be stored, unchanged. */
export interface Move {
  say: string;
  /** The question that the turn belongs to; null around the questions (greeting, closing, goodbye). */
  question_id: string | null;
  kind: MoveKind;
  /** At most 64 characters. */
  note: string;
  /** Nothing more will be said. */
  finished: boolean;
  /** The participant comes back later. */
  paused: boolean;
}
