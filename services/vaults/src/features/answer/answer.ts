import type { retrieval } from '@insights/contracts';
import type { Call } from '@insights/db';
import type { Deps } from '../../deps.ts';
import { MOST_WORDS, composeAnswer, declined } from '../../domain/answer/compose-answer.ts';
import { answerOf } from '../../domain/answer/cited-sentence.ts';
import type { ComposedAnswer } from '../../domain/answer/passage.ts';
import { questionOf } from '../../domain/answer/question.ts';
import { isCitedIn, isSaid } from '../../domain/answer/verified-answer.ts';
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
  return verified(deps, await unverified(deps, call, input), input.prompt);
}

/** The answer without sentences that quote what is not in their source; every answer leads through here, whoever worded it. */
function verified({ quotesWithheld }: Deps, given: Answer, prompt: string): Answer {
  const passages = new Map(given.chunks.map((chunk) => [chunk.id, chunk]));
  const sentences = given.sentences.filter(
    ({ text, citations }) =>
      citations.every((citation) => isCitedIn(passages, citation)) &&
      isSaid({ text, quotes: citations.map(({ quote }) => quote) }),
  );
  if (sentences.length === given.sentences.length) return given;
  quotesWithheld('answer', given.sentences.length - sentences.length);
  return { ...given, ...(sentences.length === 0 ? declined(questionOf(prompt)) : answerOf(sentences)) };
}

async function unverified(deps: Deps, call: AnswerCall, { max_words, ...input }: AnswerInput): Promise<Answer> {
  const mostWords = max_words ?? MOST_WORDS;
  const passages = await retrieve(deps, call, input);
  const composed = builtIn(passages, input.prompt, mostWords);
  const { model } = deps;
  if (model === null || composed.sentences.length === 0) return composed;
  const checked = await wordAnswer(deps, model, call, passages, { prompt: input.prompt, mostWords });
  const dropped_sentences = checked?.faults.length ?? 0;
  // Documents may have been erased, replaced or masked while the model wrote.
  if (!(await isUnchanged(deps, call, passages)))
    return builtIn(await retrieve(deps, call, input), input.prompt, mostWords, dropped_sentences);
  const worded = checked?.answer ?? null;
  if (worded === null) return builtIn(passages, input.prompt, mostWords, dropped_sentences);
  return { ...passages, ...worded, method: { engine: 'model', model: model.name, dropped_sentences } };
}

const builtIn = (
  found: retrieval.RetrieveAnswer,
  prompt: string,
  mostWords: number,
  dropped_sentences = 0,
): Answer => ({
  ...found,
  ...composeAnswer(prompt, found.chunks, mostWords),
  method: { engine: 'builtin', model: null, dropped_sentences },
});
