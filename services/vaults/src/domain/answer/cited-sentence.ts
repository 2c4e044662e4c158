import type { Candidate } from './candidates.ts';
import type { AnswerSentence, Citation, ComposedAnswer } from './passage.ts';

/** With a full stop, if it has no mark at its end. The one of a quote is outside, as the quote is verbatim. */
export const finished = (text: string): string => (/[.!?…]["'”“’»)\u{a0}]*$/u.test(text) ? text : `${text}.`);

export const sentenceOf = (text: string, citations: Citation[]): AnswerSentence => ({
  text: [text, ...citations.map(({ n }) => `[${n}]`)].join(' '),
  citations,
});

/** A part of a passage that is cited. */
export type Cited = Pick<Candidate, 'passage' | 'quote' | 'start' | 'end' | 'turn_ids'>;

export const citationOf = ({ passage, quote, start, end, turn_ids }: Cited, n: number): Citation => ({
  n,
  document_id: passage.document_id,
  document_version: passage.document_version,
  chunk_id: passage.id,
  conversation_id: passage.conversation_id,
  turn_ids,
  quote,
  start,
  end,
});

/** Sentences that rest on the same place have the same citation. */
export const answerOf = (sentences: AnswerSentence[]): ComposedAnswer => ({
  answer: sentences.map(({ text }) => text).join(' '),
  sentences,
  citations: [...new Map(sentences.flatMap(({ citations }) => citations.map((each) => [each.n, each]))).values()],
});

/** The numbers of citations count as words. */
export const wordsIn = ({ text }: AnswerSentence): number => text.split(/\s+/u).length;
