import type { Markup } from '../markup.ts';
import type { View } from '../view.ts';

/** A part of the report, in pieces. */
export interface Section {
  readonly id: keyof View['words']['headings'];
  /** Null: the version has nothing to show here. */
  readonly body: Iterable<Markup> | null;
}
