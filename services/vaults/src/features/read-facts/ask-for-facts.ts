import { z } from 'zod';
import type { Language } from '@insights/language';
import type { ModelQuestion } from '@insights/model';
import { type CheckedFacts, checkFacts } from '../../domain/facts/check-facts.ts';
import type { ChunkToRead } from '../../domain/facts/chunk-to-read.ts';
import { type SentenceForModel, sentencesForModel } from '../../domain/facts/sentences-for-model.ts';
import type { FactModel } from './fact-model.ts';

const Answer = z.object({
  facts: z
    .object({
      sentence: z.int(),
      subject: z.string().max(200),
      predicate: z.string().max(100),
      object: z.string().max(300),
    })
    .array()
    .max(200),
});

const INSTRUCTIONS = `You list the facts that sentences of a document state.
"sentences" has the sentences in the order in which they were said or written: each has its number "n" (null: it only shows what was talked about
and states no fact), who says it ("speaker"; null if nobody is named) and its "text". They are in the language "language".
A fact is what a sentence plainly says is so: no question, wish, condition, guess, duty, joke or order. For each give the number of its "sentence" and
its "subject", "predicate" and "object", copied from this sentence word for word. The predicate has the verb with its negation and its preposition:
"is not", "is owned by". If the speaker is the subject, the subject is the word for it, such as "I" or "We".
Leave out a fact whose subject or object is clear only from other sentences ("it", "they", "that"). A sentence may state several facts or none.`;

/** The endpoint failed or was late. Contains nothing that people wrote. */
export class FactRequestFailed extends Error {
  constructor(outcome: string) {
    super(`a request for facts ended as ${outcome}`);
    this.name = 'FactRequestFailed';
  }
}

export interface Portion {
  readonly document_id: string;
  readonly workspace_id: string;
  readonly language: Language;
  readonly chunks: readonly ChunkToRead[];
}

/**
 * The facts that a model reads in some chunks, as far as their sentences support them. If its answer is unusable, it is asked for each half; a
 * single chunk is left out then. Errors: FactRequestFailed.
 */
export async function askForFacts(model: FactModel, portion: Portion, signal: AbortSignal): Promise<CheckedFacts> {
  const { chunks, language, document_id, workspace_id } = portion;
  const sentences = sentencesForModel(chunks, language);
  if (sentences.every(({ n }) => n === null)) return { facts: [], faults: [] };
  const { answer, outcome } = await model.ask(questionOf(sentences, language), workspace_id, signal);
  if (answer !== null) return checkFacts(answer.facts, sentences, { language, scope: document_id });
  if (outcome !== 'unusable') throw new FactRequestFailed(outcome);
  if (chunks.length === 1) return { facts: [], faults: [] };
  const half = chunks.length >> 1;
  const left = await askForFacts(model, { ...portion, chunks: chunks.slice(0, half) }, signal);
  const right = await askForFacts(model, { ...portion, chunks: chunks.slice(half) }, signal);
  return { facts: [...left.facts, ...right.facts], faults: [...left.faults, ...right.faults] };
}

function questionOf(
  sentences: readonly SentenceForModel[],
  language: Language,
): ModelQuestion<z.output<typeof Answer>> {
  const data = { language, sentences: sentences.map(({ n, speaker, text }) => ({ n, speaker, text })) };
  return { name: 'facts_1', instructions: INSTRUCTIONS, answer: Answer, data };
}
