import type { ReportLanguage } from '../html/words/words.ts';

/** The number of a quote. Formats with links lead from it to the quote. */
export interface QuoteNumber {
  readonly number: number;
}

/** A text, or pieces of one. Only a piece that is a `QuoteNumber` becomes a link: people may say `[3]` themselves. */
export type Text = string | readonly (string | QuoteNumber)[];

export const piecesOf = (text: Text): readonly (string | QuoteNumber)[] => (typeof text === 'string' ? [text] : text);

/** `[3]` */
export const numberText = ({ number }: QuoteNumber): string => `[${number}]`;

export const plainOf = (text: Text): string =>
  piecesOf(text)
    .map((piece) => (typeof piece === 'string' ? piece : numberText(piece)))
    .join('');

/** A part of a report, independent of the file format. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly text: string }
  /** `lead` precedes the text in bold. */
  | { readonly kind: 'paragraph'; readonly text: Text; readonly lead?: string }
  /** Small print that explains a heading or a table. */
  | { readonly kind: 'note'; readonly text: Text }
  | { readonly kind: 'list'; readonly title?: string; readonly items: readonly Text[] }
  /** A participant's words, with their number in the appendix and the participant, and what a machine makes of them in the report's language. */
  | { readonly kind: 'quote'; readonly text: string; readonly source: Text; readonly translation?: string }
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly (readonly Text[])[] }
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
  /** What a machine makes of the quote in the report's language, after words that say so. */
  readonly translation?: string;
  readonly number: number;
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
  /** Fixed words of files that have contents and links. */
  readonly words: { readonly contents: string; readonly citedIn: string };
  readonly blocks: readonly Block[];
}
