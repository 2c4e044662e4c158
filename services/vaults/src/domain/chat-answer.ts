import type { WordOf, chat, retrieval, vaults } from '@insights/contracts';
import type { TableContent } from './artifact-content.ts';

/** What an answer shows. */
export interface ShownAnswer {
  readonly sentences: readonly chat.ChatSentence[];
  readonly citations: readonly chat.ChatCitation[];
  readonly answers: readonly chat.ChatAnswer[];
}

/** An answer before it is stored. */
export interface FoundAnswer extends ShownAnswer {
  readonly engine: WordOf<typeof retrieval.AnswerEngine>;
  /** Conversations that it rests on, cited or not. */
  readonly conversation_ids: readonly string[];
}

/** The text of an answer; its sentences end with the numbers of their citations. */
export const textOf = (sentences: readonly chat.ChatSentence[]): string => sentences.map(({ text }) => text).join(' ');

/** The kinds of documents that an answer rests on. */
export const sourceTypesOf = ({ citations, answers }: ShownAnswer): vaults.SourceType[] => [
  ...new Set([
    ...citations.map(({ source_type }) => source_type),
    ...(answers.length > 0 ? (['transcript', 'report'] as const) : []),
  ]),
];

/** All texts of an answer that may name somebody. */
export const wordsOf = ({ sentences, citations, answers }: ShownAnswer): string[] => [
  ...sentences.map(({ text }) => text),
  ...citations.map(({ quote }) => quote),
  ...answers.flatMap(({ topics, suggestions }) => [...topics.map(({ label }) => label), ...suggestions]),
];

/** The answer with other texts, in the order of `wordsOf`. */
export function withWords({ sentences, citations, answers }: ShownAnswer, words: readonly string[]): ShownAnswer {
  const rest = words.values();
  const next = (): string => rest.next().value ?? '';
  return {
    sentences: sentences.map((each) => ({ ...each, text: next() })),
    citations: citations.map((each) => ({ ...each, quote: next() })),
    answers: answers.map(({ topics, suggestions, ...each }) => ({
      ...each,
      topics: topics.map((topic) => ({ ...topic, label: next() })),
      suggestions: suggestions.map(next),
    })),
  };
}

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
