/** A part of a report, independent of the file format. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  /** `lead` precedes the text in bold. */
  | { readonly kind: 'paragraph'; readonly text: string; readonly lead?: string }
  /** Small print that explains a heading or a table. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly string[] }
  /** A participant's words and their number in the appendix. */
  | { readonly kind: 'quote'; readonly text: string; readonly number: number }
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'evidence'; readonly rows: readonly EvidenceRow[] };

export interface Column {
  readonly title: string;
  /** Right-aligned. */
  readonly numeric?: true;
}

/** A quote with the last eight characters of the ids of its conversation and turn. */
export interface EvidenceRow {
  readonly number: number;
  readonly quote: string;
  readonly conversation: string;
  readonly turn: string;
}

export interface ReportDocument {
  readonly title: string;
  /** Version, date and number of conversations. */
  readonly subtitle: string;
  /** BCP 47 tag of the quotes; the headings are in English. */
  readonly quote_language: string;
  readonly blocks: readonly Block[];
}
