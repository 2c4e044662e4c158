import type { retrieval } from '@insights/contracts';
import type { Call } from '@insights/db';
import type { Deps } from '../../deps.ts';
import { answerOf } from '../../domain/answer/cited-sentence.ts';
import { MOST_WORDS, composeAnswer, declined } from '../../domain/answer/compose-answer.ts';
import { isComposed } from '../../domain/answer/declines.ts';
import type { ComposedAnswer, Passage } from '../../domain/answer/passage.ts';
import { isOnTopic } from '../../domain/answer/relevance.ts';
import { isCitedIn, isSaid } from '../../domain/answer/verified-answer.ts';
import type { Question } from '../../search/question.ts';
import { type RetrieveInput, retrieve } from '../retrieve/retrieve.ts';
import { isUnchanged } from '../retrieve/used-documents.ts';
import { wordAnswer } from './word-answer.ts';

export interface AnswerInput extends RetrieveInput {
  /** The longest answer, in words; null: 80. */
  readonly max_words: number | null;
}

/** What was found, and the answer that it gives. */
export interface Answer extends ComposedAnswer, retrieval.RetrieveAnswer {
  readonly method: retrieval.AnswerMethod;
}

/** The model stops writing when the signal aborts. */
export type AnswerCall = Call & { readonly signal?: AbortSignal };

/**
 * Answers a question from the documents: each sentence has a citation, and if nothing can be cited, the answer states that. A language model, if
 * there is one, words what can be answered; the built-in answer stands where it fails. Errors: as `retrieve`.
 */
export async function answer(deps: Deps, call: AnswerCall, input: AnswerInput): Promise<Answer> {
  return verified(deps, await unverified(deps, call, input), input.question);
}

/** The answer without sentences that quote what is not in their source; every answer leads through here, whoever worded it. */
function verified({ quotesWithheld }: Deps, given: Answer, question: Question): Answer {
  const passages = new Map(given.chunks.map((chunk) => [chunk.id, chunk]));
  const sentences = given.sentences.filter(
    ({ text, citations }) =>
      citations.every((citation) => isCitedIn(passages, citation)) &&
      isSaid({ text, quotes: citations.map(({ quote }) => quote) }),
  );
  if (sentences.length === given.sentences.length) return given;
  quotesWithheld('answer', given.sentences.length - sentences.length);
  return { ...given, ...(sentences.length === 0 ? declined(question) : answerOf(sentences)) };
}

async function unverified(deps: Deps, call: AnswerCall, { max_words, ...input }: AnswerInput): Promise<Answer> {
  const mostWords = max_words ?? MOST_WORDS;
  const found = await retrieve(deps, call, input);
  const { model } = deps;
  const { question } = input;
  if (model === null || !isComposed(question) || !isOnTopic(question, found.chunks))
    return builtIn(found, question, mostWords);
  const checked = await wordAnswer(deps, model, call, found, { question, mostWords });
  const dropped_sentences = checked?.faults.length ?? 0;
  // Documents may have been erased, replaced or masked while the model wrote.
  if (!(await isUnchanged(deps, call, found)))
    return builtIn(await retrieve(deps, call, input), question, mostWords, dropped_sentences);
  const worded = checked?.answer ?? null;
  if (worded === null) return builtIn(found, question, mostWords, dropped_sentences);
  return { ...found, ...worded, method: { engine: 'model', model: model.name, dropped_sentences } };
}

const builtIn = (
  found: retrieval.RetrieveAnswer,
  question: Question,
  mostWords: number,
  dropped_sentences = 0,
): Answer => ({
  ...found,
  ...composeAnswer(question, dated(found), mostWords),
  method: { engine: 'builtin', model: null, dropped_sentences },
});

function dated({ chunks, documents }: retrieval.RetrieveAnswer): Passage[] {
  const dates = new Map(documents.map(({ id, updated_at }) => [id, updated_at]));
  return chunks.map((chunk) => ({ ...chunk, dated: dates.get(chunk.document_id) ?? '' }));
}
