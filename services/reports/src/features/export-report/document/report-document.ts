import type { ReportLanguage } from '../html/words/words.ts';

/** A part of a report, independent of the file format. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly text: string }
  /** `lead` precedes the text in bold. */
  | { readonly kind: 'paragraph'; readonly text: string; readonly lead?: string }
  /** Small print that explains a heading or a table. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly title?: string; readonly items: readonly string[] }
  /** A participant's words, with their number in the appendix and the participant. */
  | { readonly kind: 'quote'; readonly text: string; readonly source: string }
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'evidence'; readonly rows: readonly EvidenceRow[] };

export interface Column {
  readonly title: string;
  /** Right-aligned. */
  readonly numeric?: true;
}

/** A quote within what was said. */
export interface EvidenceRow {
  /** The question before it; absent if there is none. */
  readonly asked?: string;
  readonly before: string;
  readonly quote: string;
  readonly after: string;
  /** Number, participant, conversation and turn. */
  readonly source: string;
}

export interface ReportDocument {
  readonly title: string;
  /** Version, date, people heard; when it was redacted. */
  readonly facts: readonly string[];
  /** ISO 8601. */
  readonly made_at: string;
  readonly language: ReportLanguage;
  readonly blocks: readonly Block[];
}
