import type { WordOf, campaigns, sessions } from '@insights/contracts';
import type { Booking } from './booking.ts';
import type { Why } from './rules.ts';
import type { Heard } from './signs.ts';

export interface Campaign {
  name: string;
  goal: string;
  /** BCP 47; the primary subtag selects the language, and English is the default. */
  language: string;
  max_duration_minutes: number;
  /** `standard`: the same wording for everybody, and no probes beyond those that the guide asks for. */
  probing_mode: 'standard' | 'adaptive';
  /** The most probes in one interview; null for no limit beyond the questions' own. */
  max_probes_total: number | null;
  /** What to say to a participant in distress, by language. */
  support_text: Readonly<Record<string, string>>;
  /** The address that participants may write to. */
  contact_email: string | null;
  /** The participant's language tag, whose country gives the emergency number; null if unknown. */
  locale: string | null;
  /** `continue`: signs that a participant is under age mean nothing. */
  minors: 'stop' | 'continue';
  /** The campaign's language first, then those that every question is translated into. */
  languages: readonly string[];
}

export interface Template {
  /** Only a language model uses persona and tone. */
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
  /** What a language model has read in the messages since the interviewer's last turn; left out: it was not asked, or did not answer in time. */
  heard?: Heard | undefined;
  /** Milliseconds since the interview began, breaks included; the notes show how long they were. */
  now_ms: number;
  /** The participant has returned to a running interview without writing anything yet. */
  resumed: boolean;
}

export interface Progress {
  question: number;
  of: number;
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

/** A sign in a participant's turn that the team sees. */
export interface Flag {
  seq: number;
  kind: WordOf<typeof campaigns.FlagKind>;
}

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
  why: Why;
  /** Where the participant's turns since the interviewer's last one belong. */
  answers: Booking[];
  /** How far the interview is: the number of the question, of how many; null in turns that ask none of the guide's questions. */
  progress: Progress | null;
  flags: Flag[];
  /** The language of the conversation; null while it is the campaign's. */
  language: string | null;
}
