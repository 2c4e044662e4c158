import type { Language } from '@insights/language';

/** What a message can show. All but `grief` are flags of a conversation; `order` is flagged as off_topic. */
export type SignalKind =
  | 'distress'
  | 'grief'
  | 'withdrawal_asked'
  | 'person_asked'
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

export interface Signal {
  kind: SignalKind;
  /** The family of rules that matched: `self_harm`, `wish_to_die` … */
  rule: string;
  /** The trigger words as the participant wrote them; empty when the whole message is meant. */
  words: string[];
  /** UTF-16 offsets of the passage in the message. */
  start: number;
  end: number;
  /** 0 to 1. Distress below 1 comes from several weak signs, or from indirect words. */
  certainty: number;
  /** The language that the participant used, for `language_mismatch`; null if it is none of the supported ones. */
  language?: Language | null;
}
