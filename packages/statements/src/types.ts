import type { Span } from '@insights/language';

export const STATEMENT_KINDS = [
  'problem',
  'cause',
  'consequence',
  'workaround',
  'wish',
  'praise',
  'worry',
  'fact',
  'aside',
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** The speaker's stance towards the target. */
export type Polarity = 'positive' | 'negative' | 'neutral';

/** A statement with less confidence supports no claim. */
export const CONFIDENT = 0.7;

/** No statement is longer, in UTF-16 units. */
export const MAX_STATEMENT = 300;

/** Why a participant's words support nothing. */
const UNUSED_REASONS = [
  /** "I'd rather not say", "no idea". */
  'refusal',
  /** Greetings, thanks, remarks about the interviewer or the weather. */
  'small_talk',
  /** Names, addresses, the connection. */
  'administrative',
  'pasted',
  /** The turn has a flag that nobody has cleared. */
  'flagged',
  /** Distress, self-harm, violence. */
  'crisis',
  /** An order to the interviewer or to a program. */
  'order',
  /** Nothing beyond yes, no or a backchannel, or a sentence that breaks off before it says anything. */
  'too_short',
  /** The language has no full support: what is said was read, but no kind was decided. */
  'unsupported_language',
] as const;
export type UnusedReason = (typeof UNUSED_REASONS)[number];

export interface Turn {
  id: string;
  seq: number;
  speaker: 'interviewer' | 'participant';
  text: string;
  question_id: string | null;
  /** Who speaks in a conversation of several participants; null or absent otherwise. */
  speaker_label?: string | null;
  /** Has a flag that nobody has cleared. */
  is_withheld?: boolean;
  /** What a live interview took the turn for. */
  outcome?: 'answered' | 'declined' | 'none' | null;
  /** Signs that were found when the turn was sent, such as `pasted`. */
  flags?: readonly string[];
}

export interface Conversation {
  id: string;
  turns: readonly Turn[];
}

export interface Question {
  id: string;
  text: string;
  kind: 'open' | 'scale' | 'choice';
  topic: string | null;
}

export interface Guide {
  /** The campaign's language as a BCP 47 tag. */
  language: string;
  questions: readonly Question[];
}

/** A content word or a phrase of up to three words. */
export interface Term {
  /** The same for all inflected forms; phrases have a space between the keys of their words. */
  key: string;
  /** As said, in lower case. */
  text: string;
  /** A noun or a phrase that ends in one: only these name a subject. */
  is_noun: boolean;
}

export interface Target extends Span {
  text: string;
}

/** One sentence, or one clause of a long one, of a participant. Offsets are UTF-16 units of the turn's text. */
export interface Statement extends Span {
  turn_id: string;
  seq: number;
  /** '' or the speaker's label. */
  participant: string;
  /** The turn's text from `start` to `end`, unchanged. */
  text: string;
  kind: StatementKind;
  polarity: Polarity;
  /** What the kind and the polarity are about. */
  target: Target | null;
  /** The clause that gives the cause. */
  because: Span | null;
  /** 0..1; see CONFIDENT. */
  confidence: number;
  /** How strongly it is put, 0..1. */
  strength: number;
  /** The question of the guide that the statement answers. */
  question_id: string | null;
  /** The interviewer's turn before it. */
  asked: string | null;
  /** The person said something beyond echoing or confirming the question. */
  is_own: boolean;
  terms: Term[];
}

export interface ParticipantReading {
  /** '' or the speaker's label. */
  key: string;
  turns: number;
  words: number;
}

export interface ConversationReading {
  conversation_id: string;
  /** BCP 47 code; `und` if it was not recognised. */
  language: string;
  /** `partial`: kinds and polarities are not decided. */
  support: 'full' | 'partial';
  participants: ParticipantReading[];
  statements: Statement[];
  /** Participants' statements that support nothing, by reason. */
  unused: Partial<Record<UnusedReason, number>>;
}

export interface SummaryEvidence extends Span {
  turn_id: string;
  seq: number;
  /** The turn's text from `start` to `end`, unchanged. */
  quote: string;
}

export interface SummaryPoint {
  text: string;
  evidence: SummaryEvidence[];
}
