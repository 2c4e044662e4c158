import { z } from 'zod';
import { type Call, anyOf } from '@insights/db';
import type { retrieval } from '@insights/contracts';
import type { ModelQuestion } from '@insights/model';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { type Checked, checkAnswer } from '../../domain/answer/check-answer.ts';
import { type Source, sourcesOf } from '../../domain/answer/sources.ts';
import { LONGEST_PROMPT, type Question } from '../../search/question.ts';
import { maskTexts } from '../mask-texts.ts';
import type { AnswerModel } from './answer-model.ts';

const Answer = z.object({
  sentences: z
    .object({ text: z.string().max(600), citations: z.int().array().max(20) })
    .array()
    .max(20),
});

const INSTRUCTIONS = `You answer a question from sentences of documents.
"question" is the question. "sources" has the sentences in the order in which they were said or written: each has its number "n" (null: it only
shows what was asked and cannot be cited), the number of its "passage", who says it ("speaker"; null if nobody is named) and its "text".
Write the answer in the language "language", in plain statements of one sentence each, at most "most_words" words together.
List under "citations" the numbers of the sources that a sentence rests on, at most three; put no numbers of sources into the text.
A sentence says only what these sources say, with their words where possible. It keeps their negations, conditions and numbers, and has no numbers,
names or judgements that they do not have. Name a person only as "speaker" or the text does.
Leave out what does not answer the question. If the sources do not answer it, answer with no sentences.`;

interface Asked {
  readonly question: Question;
  readonly mostWords: number;
}

/** An answer that a language model words, of sentences that passed every check; null if the model gave none. */
export async function wordAnswer(
  deps: Pick<Deps, 'db' | 'campaigns'>,
  model: AnswerModel,
  call: Call & { readonly signal?: AbortSignal },
  found: Pick<retrieval.RetrieveAnswer, 'chunks'>,
  { question, mostWords }: Asked,
): Promise<Checked | null> {
  const { workspace_id } = call.principal;
  const shown = await withoutNames(deps, call, question.prompt, sourcesOf(found.chunks, question.language));
  if (shown === null) return null;
  const { text, sources } = shown;
  const data = { question: text, language: question.language, most_words: mostWords, sources: sources.map(asData) };
  const asked: ModelQuestion<z.output<typeof Answer>> = {
    name: 'answer_1',
    instructions: INSTRUCTIONS,
    answer: Answer,
    data,
  };
  const written = await model.ask(asked, workspace_id, call.signal);
  if (written === null) return null;
  const checked = checkAnswer(written.sentences, sources, { question, mostWords });
  model.countDropped(checked.faults);
  return checked;
}

const asData = ({ n, candidate, speaker, text }: Source) => ({ n, passage: candidate.rank + 1, speaker, text });

/**
 * Question and sources with the names masked that are hidden in any of the campaigns that the sources come from. Null if campaigns does not
 * answer, or no longer knows one of them: nothing may be sent then.
 */
async function withoutNames(
  deps: Pick<Deps, 'db' | 'campaigns'>,
  { principal }: Call,
  prompt: string,
  sources: readonly Source[],
): Promise<{ text: string; sources: Source[] } | null> {
  const documents = new Set(sources.map(({ candidate }) => candidate.passage.document_id));
  const interview_ids = await campaignsOf(deps, { principal }, [...documents]);
  const texts = [prompt.slice(0, LONGEST_PROMPT), ...sources.flatMap(({ text, speaker }) => [text, speaker ?? ''])];
  const masked = await maskTexts(deps, principal.workspace_id, [{ interview_ids, texts }]).catch(() => []);
  const [question = '', ...rest] = masked[0] ?? [];
  if (question.trim() === '') return null;
  return {
    text: question,
    sources: sources.map((source, index) => ({
      ...source,
      text: rest[2 * index] ?? '',
      speaker: source.speaker === null ? null : (rest[2 * index + 1] ?? ''),
    })),
  };
}

const campaignsOf = async ({ db }: Pick<Deps, 'db'>, call: Call, documents: readonly string[]): Promise<string[]> => {
  const rows = await db.withWorkspace(call, (tx) =>
    query(tx)
      .selectFrom('documents')
      .select('interview_id')
      .distinct()
      .where('id', '=', anyOf(documents))
      .where('interview_id', 'is not', null)
      .execute(),
  );
  return rows.flatMap(({ interview_id }) => interview_id ?? []);
};
