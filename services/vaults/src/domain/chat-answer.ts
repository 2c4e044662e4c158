import type { WordOf, chat, retrieval } from '@insights/contracts';
import type { TableContent } from './artifact-content.ts';

/** An answer before it is stored. */
export interface FoundAnswer {
  readonly sentences: readonly chat.ChatSentence[];
  readonly citations: readonly chat.ChatCitation[];
  readonly engine: WordOf<typeof retrieval.AnswerEngine>;
}

/** The text of an answer; its sentences end with the numbers of their citations. */
export const textOf = (sentences: readonly chat.ChatSentence[]): string => sentences.map(({ text }) => text).join(' ');

/** An answer with its sources below, as Markdown. A line break inside a quote stays: in a list, the next line continues the item. */
export function markdownOf(sentences: readonly chat.ChatSentence[], citations: readonly chat.ChatCitation[]): string {
  const sources = citations.map(({ n, quote }) => `- [${n}] “${quote}”`);
  return [textOf(sentences), ...(sources.length > 0 ? [sources.join('\n')] : [])].join('\n\n');
}

/** The passages that an answer cites, each with the title of its document. */
export function passagesOf(citations: readonly chat.ChatCitation[], titles: ReadonlyMap<string, string>): TableContent {
  return {
    columns: ['Number', 'Document', 'Passage'],
    rows: citations.map(({ n, document_id, quote }) => [n, titles.get(document_id) ?? null, quote]),
  };
}
