import type { retrieval } from '@insights/contracts';
import type { Call } from '@insights/db';
import type { Deps } from '../../deps.ts';
import { MOST_WORDS, composeAnswer } from '../../domain/answer/compose-answer.ts';
import type { ComposedAnswer } from '../../domain/answer/passage.ts';
import { type RetrieveInput, retrieve } from '../retrieve/retrieve.ts';

export interface AnswerInput extends RetrieveInput {
  /** The longest answer, in words; null: 80. */
  readonly max_words: number | null;
}

/** What was found, and the answer that it gives. */
export interface Answer extends ComposedAnswer, retrieval.RetrieveAnswer {}

/** Answers a question from the documents: each sentence has a citation, and if nothing can be cited, the answer states that. Errors: as `retrieve`. */
export async function answer(deps: Deps, call: Call, { max_words, ...input }: AnswerInput): Promise<Answer> {
  const found = await retrieve(deps, call, input);
  return { ...found, ...composeAnswer(input.prompt, found.chunks, max_words ?? MOST_WORDS) };
}
