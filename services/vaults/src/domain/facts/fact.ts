import type { Span } from '@insights/language';

/** A fact that one sentence states. Offsets are those of the text that was read. */
export interface StatedFact extends Span {
  readonly subject: string;
  readonly predicate: string;
  readonly object: string;
  /** The sentence as it stands in the text. */
  readonly source_text: string;
  /** The same for all wordings of the subject. */
  readonly subject_key: string;
  /** The same for all wordings of the fact. */
  readonly fact_key: string;
  /** The same for a fact and its opposite, which differ in `stance`. */
  readonly claim_key: string;
  readonly stance: boolean;
  /** The same for facts of which only one can be true, such as two prices of one thing; null if any number can be. */
  readonly slot_key: string | null;
  /** From when to when it is so, ISO 8601, if the sentence says it. */
  readonly valid_at: string | null;
  readonly invalid_at: string | null;
  /** How likely the fact was read correctly, 0..1. */
  readonly score: number;
}
