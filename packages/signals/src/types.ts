import type { Language } from '@insights/language';

/** What a participant's turn shows about people: each has a fixed protocol in the interview. */
export const SIGNS = ['distress', 'emergency', 'threat', 'minor', 'grief', 'carer', 'off_record'] as const;
export type Sign = (typeof SIGNS)[number];

/** What a participant wants of the interview. */
export const WISHES = ['stop', 'break', 'skip', 'omit', 'who_sees', 'withdrawal_asked', 'person_asked'] as const;
export type Wish = (typeof WISHES)[number];

/** What a message can show. `order` is flagged as off_topic. */
export type SignalKind =
  | Sign
  | Wish
  | 'order'
  | 'off_topic'
  | 'low_effort'
  | 'pasted'
  | 'too_fast'
  | 'language_mismatch';

/** One participant message and what is known about it. */
export interface Message {
  text: string;
  /** The language in which the interview is held. */
  language: Language;
  /** How the text was entered; null if unknown. */
  input: 'typed' | 'pasted' | 'voice' | null;
  /** Milliseconds between the previous turn and this message; null if unknown. */
  took_ms: number | null;
}

export type Certainty = 'certain' | 'uncertain';

export interface Signal {
  kind: SignalKind;
  /** The family of rules that matched: `self_harm`, `wish_to_die` … */
  rule: string;
  /** The trigger words as the participant wrote them; empty when the whole message is meant. */
  words: string[];
  /** UTF-16 offsets of the passage in the message. */
  start: number;
  end: number;
  /** `uncertain`: weak or indirect words, or ones that are often a way of speaking. */
  certainty: Certainty;
  /** The language that the participant used, for `language_mismatch`; null if it is none of the supported ones. */
  language?: Language | null;
}
