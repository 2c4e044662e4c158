import { type chat, type vaults, knownOr } from '@insights/contracts';
import { type Call, anyOf } from '@insights/db';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import type { FoundAnswer } from '../../domain/chat-answer.ts';
import { understand } from '../../search/question.ts';
import { limitTo } from '../../search/searched.ts';
import { type Answer, answer } from '../answer/answer.ts';
import type { OpenQuestion } from './accept-question.ts';
import { maskTexts } from '../mask-texts.ts';
import { sourcesOf } from './project-sources.ts';

/** Chunks that the sentences of an answer are chosen from. */
const TOP_K = 20;

/** Answers a question from the documents that the caller may see, with the names masked that are hidden now. */
export async function findAnswer(
  deps: Deps,
  { principal }: Call,
  { prompt, session }: OpenQuestion,
  source_types: readonly vaults.SourceType[],
): Promise<FoundAnswer> {
  const call = { principal };
  const found = await answer(deps, call, {
    question: understand(prompt),
    top_k: TOP_K,
    max_words: null,
    source_types: limitTo(source_types),
    ...(await deps.db.withWorkspace(call, (tx) => sourcesOf(tx, session.project_id))),
  });
  return masked(deps, call, {
    sentences: sentencesOf(found),
    citations: await withSources(deps, call, found.citations),
    engine: knownOr(found.method.engine, 'builtin'),
  });
}

/** An answer that declines is one sentence without citations. */
const sentencesOf = ({ answer: text, sentences }: Answer): chat.ChatSentence[] =>
  sentences.length === 0
    ? [{ text, citations: [] }]
    : sentences.map((sentence) => ({ text: sentence.text, citations: sentence.citations.map(({ n }) => n) }));

/** With the kind of each cited document, and with its campaign, whose hidden names its words must not show. */
async function withSources({ db }: Deps, call: Call, citations: Answer['citations']): Promise<chat.ChatCitation[]> {
  const rows = await db.withWorkspace(call, (tx) =>
    query(tx)
      .selectFrom('documents')
      .select(['id', 'interview_id', 'source_type'])
      .where('id', '=', anyOf(citations.map(({ document_id }) => document_id)))
      .execute(),
  );
  const documents = new Map(rows.map((row) => [row.id, row]));
  return citations.map((citation) => {
    const { interview_id = null, source_type = 'transcript' } = documents.get(citation.document_id) ?? {};
    return { ...citation, interview_id, source_type, stale: null };
  });
}

async function masked(
  deps: Deps,
  { principal }: Call,
  { sentences, citations, engine }: FoundAnswer,
): Promise<FoundAnswer> {
  const interview_ids = [...new Set(citations.flatMap(({ interview_id }) => interview_id ?? []))];
  const texts = [...sentences.map(({ text }) => text), ...citations.map(({ quote }) => quote)];
  const [shown = []] = await maskTexts(deps, principal.workspace_id, [{ interview_ids, texts }]);
  const quotes = shown.slice(sentences.length);
  return {
    sentences: sentences.map((each, index) => ({ ...each, text: shown[index] ?? '' })),
    citations: citations.map((each, index) => ({ ...each, quote: quotes[index] ?? '' })),
    engine,
  };
}
