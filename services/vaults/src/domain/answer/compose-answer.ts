import { type Candidate, candidatesOf } from './candidates.ts';
import { PASSAGES, chooseSentences } from './choose-sentences.ts';
import { DECLINES } from './declines.ts';
import type { AnswerSentence, Citation, ComposedAnswer, Passage } from './passage.ts';
import { type Question, questionOf } from './question.ts';
import { isOnTopic } from './relevance-floor.ts';

/** Words of an answer, numbers of citations included. */
export const MOST_WORDS = 80;

/**
 * The answer that sentences of the passages give, each with a citation: best passages first. It declines in the language of the question if the
 * passages are not about it. The same input gives the same answer.
 */
export function composeAnswer(prompt: string, passages: readonly Passage[], mostWords = MOST_WORDS): ComposedAnswer {
  const question = questionOf(prompt);
  if (!isOnTopic(question, passages)) return declined(question);
  const candidates = candidatesOf(passages.slice(0, PASSAGES), question.language);
  const chosen = inOrder(chooseSentences(candidates, question, mostWords));
  if (chosen.length === 0) return declined(question);
  return answerOf(chosen.map((each, index) => sentenceOf(each.shown, [citationOf(each, index + 1)])));
}

export const declined = ({ language }: Question): ComposedAnswer => ({
  answer: DECLINES[language],
  sentences: [],
  citations: [],
});

export const answerOf = (sentences: AnswerSentence[]): ComposedAnswer => ({
  answer: sentences.map(({ text }) => text).join(' '),
  sentences,
  citations: sentences.flatMap(({ citations }) => citations),
});

export const sentenceOf = (text: string, citations: Citation[]): AnswerSentence => ({
  text: [/[.!?…]["'”’»)]*$/u.test(text) ? text : `${text}.`, ...citations.map(({ n }) => `[${n}]`)].join(' '),
  citations,
});

export const citationOf = ({ passage, quote, start, end, turn_ids }: Candidate, n: number): Citation => ({
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

/** The document of the best sentence first; within a document, as they stand in it. */
function inOrder(chosen: readonly Candidate[]): Candidate[] {
  const documents = [...new Set(chosen.map(({ passage }) => passage.document_id))];
  const placeOf = ({ passage }: Candidate): number => documents.indexOf(passage.document_id);
  return chosen.toSorted((a, b) => placeOf(a) - placeOf(b) || a.start - b.start);
}
