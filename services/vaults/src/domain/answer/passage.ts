/** A retrieved part of a document: `content_text.slice(start, end) === text`, in UTF-16 code units. */
export interface Passage {
  readonly id: string;
  readonly document_id: string;
  readonly document_version: number;
  readonly conversation_id: string | null;
  readonly turn_ids: readonly string[];
  /** Labels of the people who speak in it, in the order of their first words. */
  readonly speakers: readonly string[];
  /** Place in the document, from 0. */
  readonly ordinal: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** When its document got this text, as ISO 8601 text; absent where that is not known. */
  readonly dated?: string;
}

/** A place in a document, as it was when it was cited: `content_text.slice(start, end) === quote`. */
export interface Citation {
  /** The number in the text of the answer. */
  readonly n: number;
  readonly document_id: string;
  readonly document_version: number;
  readonly chunk_id: string;
  readonly conversation_id: string | null;
  readonly turn_ids: string[];
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}

export interface AnswerSentence {
  /** Ends with `[n]` for each of its citations. */
  readonly text: string;
  readonly citations: Citation[];
}

export interface ComposedAnswer {
  readonly answer: string;
  /** Empty: nothing in the passages answers the question, and `answer` states that. */
  readonly sentences: AnswerSentence[];
  readonly citations: Citation[];
}
