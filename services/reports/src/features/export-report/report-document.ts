/** A piece of a report as a reader meets it, whatever file it ends up in. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  /** `lead` goes before the text and stands out. */
  | { readonly kind: 'paragraph'; readonly text: string; readonly lead?: string }
  /** Small print: what a heading or a table has to be read with. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly string[] }
  /** A participant's words, and the number under which the appendix has them. */
  | { readonly kind: 'quote'; readonly text: string; readonly number: number }
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'evidence'; readonly rows: readonly EvidenceRow[] };

export interface Column {
  readonly title: string;
  /** Numbers stand to the right. */
  readonly numeric?: true;
}

/** Where a quote was said: the last eight characters of the conversation's and the turn's id, which tell them apart. */
export interface EvidenceRow {
  readonly number: number;
  readonly quote: string;
  readonly conversation: string;
  readonly turn: string;
}

export interface ReportDocument {
  readonly title: string;
  /** Which version of when, resting on what. */
  readonly subtitle: string;
  /** BCP 47, of the quotes; the report itself is in English. */
  readonly quote_language: string;
  readonly blocks: readonly Block[];
}
