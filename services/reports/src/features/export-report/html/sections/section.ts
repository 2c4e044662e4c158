import type { Markup } from '../markup.ts';
import type { PartId } from '../words/words.ts';

/** A part of the report, in pieces. */
export interface Section {
  readonly id: PartId;
  /** Null: the version has nothing to show here. */
  readonly body: Iterable<Markup> | null;
}
