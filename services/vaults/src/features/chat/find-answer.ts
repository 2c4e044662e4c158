import { type chat, knownOr, type vaults } from '@insights/contracts';
import { type Call, anyOf } from '@insights/db';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { type FoundAnswer, type ShownAnswer, withWords, wordsOf } from '../../domain/chat-answer.ts';
import { interviewAnswer } from '../../domain/interview-answer.ts';
import { LONGEST_PROMPT, type Question, understand } from '../../search/question.ts';
import { limitTo } from '../../search/searched.ts';
import { type Answer, answer } from '../answer/answer.ts';
import { maskTexts } from '../mask-texts.ts';
import type { OpenQuestion } from './accept-question.ts';
import { askInterviews } from './ask-interviews.ts';
import { vaultsFor } from './project-sources.ts';

/** Chunks that the sentences of an answer are chosen from. */
const TOP_K = 20;
/** Documents that people added. What interviews say is answered from the transcripts themselves. */
const ADDED: readonly vaults.SourceType[] = ['upload', 'web', 'note'];

/** Answers a question from interviews and documents that the caller may see, with the names masked that are hidden now. */
export async function findAnswer(
  deps: Deps,
  { principal }: Call,
  { prompt, session: { project_id } }: OpenQuestion,
  source_types: readonly vaults.SourceType[],
): Promise<FoundAnswer> {
  const call = { principal };
  const question = understand(prompt.slice(0, LONGEST_PROMPT));
  const [found, asked] = await Promise.all([
    fromDocuments(deps, call, { question, project_id }, source_types),
    askInterviews(deps, call, { question, project_id }, source_types),
  ]);
  const isAnswered = found.sentences.length > 0;
  const said = interviewAnswer(asked, { question, from: found.citations.length + 1, isAnswered });
  const documents = await shownOf(deps, call, found);
  const sentences = [...documents.sentences, ...said.sentences];
  const shown = await masked(deps, call, {
    sentences: sentences.length > 0 ? sentences : [declineOf(found)],
    citations: [...documents.citations, ...said.citations],
    answers: said.answers,
  });
  return {
    ...shown,
    engine: shown.sentences.some(({ author }) => author === 'model') ? 'model' : 'builtin',
    conversation_ids: asked.flatMap(({ conversation_ids }) => conversation_ids),
  };
}

async function fromDocuments(
  deps: Deps,
  call: Call,
  { question, project_id }: { question: Question; project_id: string | null },
  source_types: readonly vaults.SourceType[],
): Promise<Answer> {
  return answer(deps, call, {
    question,
    top_k: TOP_K,
    max_words: null,
    source_types: limitTo(ADDED.filter((type) => source_types.length === 0 || source_types.includes(type))),
    vault_ids: await deps.db.withWorkspace(call, (tx) => vaultsFor(tx, project_id)),
    document_ids: null,
  });
}

const declineOf = ({ answer: text }: Answer): chat.ChatSentence => ({
  text,
  citations: [],
  author: 'engine',
  interview_id: null,
});

/** With the kind of each cited document. */
async function shownOf(
  { db }: Deps,
  call: Call,
  { sentences, citations, method }: Answer,
): Promise<Pick<ShownAnswer, 'sentences' | 'citations'>> {
  const rows = await db.withWorkspace(call, (tx) =>
    query(tx)
      .selectFrom('documents')
      .select(['id', 'source_type'])
      .where('id', '=', anyOf(citations.map(({ document_id }) => document_id)))
      .execute(),
  );
  const types = new Map(rows.map(({ id, source_type }) => [id, source_type]));
  const author = knownOr(method.engine, 'builtin') === 'model' ? 'model' : 'floor';
  return {
    sentences: sentences.map(({ text, citations: cited }) => ({
      text,
      citations: cited.map(({ n }) => n),
      author,
      interview_id: null,
    })),
    citations: citations.map((citation) => ({
      ...citation,
      interview_id: null,
      source_type: types.get(citation.document_id) ?? 'upload',
      stale: null,
    })),
  };
}

/** Names may have been hidden while the answer was made. */
async function masked(deps: Deps, { principal }: Call, shown: ShownAnswer): Promise<ShownAnswer> {
  const interview_ids = shown.answers.map(({ interview_id }) => interview_id);
  const [words = []] = await maskTexts(deps, principal.workspace_id, [{ interview_ids, texts: wordsOf(shown) }]);
  return withWords(shown, words);
}
