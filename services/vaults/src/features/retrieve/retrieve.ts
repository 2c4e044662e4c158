import type { retrieval } from '@insights/contracts';
import { type Call, type Tx, anyOf, sql } from '@insights/db';
import { AppError, notFound } from '@insights/errors';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { withoutOverlaps } from '../../search/choose.ts';
import { type Found, type Fused, type Source, order } from '../../search/fuse.ts';
import { type Question, type SpeakerPart, longestParts } from '../../search/question.ts';
import { scoreLexically } from '../../search/rank-lexical.ts';
import { ScoreBoard } from '../../search/score-board.ts';
import type { Searched } from '../../search/searched.ts';
import { titleTermOf } from '../../search/titles.ts';
import type { DenseSearch } from '../dense-search/dense-search.ts';
import { findFacts, matchFacts, scoreByFacts } from '../find-facts/find-facts.ts';
import { storeAgain } from '../store-again.ts';
import { readPostings, termsIn } from './read-postings.ts';
import { type Size, readSize } from './read-size.ts';
import { staleOf, usedDocuments } from './used-documents.ts';

export interface RetrieveInput extends Searched {
  readonly question: Question;
  readonly top_k: number;
}

/** Chunks are loaded beyond those wanted, because some of them overlap. */
const SPARE = 2;

/** Names may be hidden once more while a document is stored again. */
const ROUNDS = 3;

/**
 * The passages and facts that fit a question best, with their documents. Transcripts and reports in which other names are masked than are
 * hidden now are stored again first. Errors: `not_found` (a vault), `unavailable`.
 */
export async function retrieve(
  deps: Deps,
  { principal }: Call,
  input: RetrieveInput,
): Promise<retrieval.RetrieveAnswer> {
  const meaning = await meaningOf(deps, input.question.prompt);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { answer, used } = await deps.db.withWorkspace({ principal }, async (tx) => {
      const found = await retrieveIn(deps, tx, { input, meaning });
      return { answer: found, used: await usedDocuments(tx, found) };
    });
    const stale = await staleOf(deps, principal.workspace_id, used);
    if (stale.length === 0) return answer;
    for (const document of stale) await deps.db.withWorkspace({ principal }, (tx) => storeAgain(deps, tx, document));
  }
  throw new AppError('unavailable', { publicMessage: 'Names are being hidden in these documents. Try again.' });
}

/** What finds passages by the meaning of a prompt; `point` is null if the endpoint did not answer. */
interface Meaning {
  readonly dense: DenseSearch;
  readonly point: Float32Array | null;
}

/** Null if search by meaning is not configured. Call it before a transaction, which must not wait for the endpoint. */
async function meaningOf({ dense }: Pick<Deps, 'dense'>, prompt: string): Promise<Meaning | null> {
  return dense && { dense, point: await dense.pointOf(prompt) };
}

/** One search in a transaction. */
async function retrieveIn(
  deps: Pick<Deps, 'postings' | 'tuning'>,
  tx: Tx,
  { input, meaning }: { input: RetrieveInput; meaning: Meaning | null },
): Promise<retrieval.RetrieveAnswer> {
  await assertVaults(tx, input.vault_ids);
  const size = await readSize(tx, input);
  const { question } = input;
  const { lexical, speakers } = await rankLexically(deps, tx, { searched: input, question, size });
  const closest = meaning?.point ? await meaning.dense.rank(tx, input, meaning.point, deps.tuning.candidates) : null;
  const matched = await matchFacts(tx, input, question);
  const graph = scoreByFacts(matched, question);
  const found: Found = { lexical, ...(graph.size > 0 && { graph }), ...(closest && { dense: closest.scores }) };
  const fused = order(found, input.top_k, deps.tuning);
  const chunks = await loadChunks(tx, fused.slice(0, SPARE * input.top_k), input.top_k);
  return {
    chunks,
    facts: await findFacts(tx, input, { question, matched, chunk_ids: chunks.map(({ id }) => id) }),
    documents: await loadDocuments(tx, [...new Set(chunks.map(({ document_id }) => document_id))]),
    meta: {
      vaults: size.vaults,
      documents: size.documents,
      chunks: size.chunks,
      terms: question.words.map(({ word }) => word),
      speakers,
      matched: lexical.size,
      lists: Object.keys(found) as Source[],
      unavailable: meaning === null || closest?.is_complete ? [] : ['dense'],
    },
  };
}

async function assertVaults(tx: Tx, ids: readonly string[] | null): Promise<void> {
  if (ids === null) return;
  const wanted = new Set(ids);
  const known = await query(tx)
    .selectFrom('vaults')
    .select('id')
    .where('id', '=', anyOf([...wanted]))
    .execute();
  if (known.length < wanted.size) throw notFound('vault');
}

async function rankLexically(
  { postings: cache, tuning }: Pick<Deps, 'postings' | 'tuning'>,
  tx: Tx,
  { searched, question, size }: { searched: Searched; question: Question; size: Size },
): Promise<{ lexical: ScoreBoard; speakers: string[] }> {
  const spoken = await speakersIn(tx, searched, question.speakers);
  const said = question.words.flatMap((word) => word.terms);
  const terms = [...said, ...said.map(titleTermOf), ...spoken.map(({ term }) => term)];
  if (terms.length === 0) return { lexical: new ScoreBoard(), speakers: [] };
  const postings = await readPostings(tx, { searched, terms, stamps: size.stamps }, cache);
  const { scores, speakers } = scoreLexically({ ...question, speakers: spoken }, postings, size, tuning);
  return { lexical: scores, speakers: speakers.map(({ term }) => term.slice(1)) };
}

/** The longest parts of the prompt that name somebody who speaks: a label is also stored by its parts, whose lists are as long as its own. */
async function speakersIn(tx: Tx, searched: Searched, parts: readonly SpeakerPart[]): Promise<SpeakerPart[]> {
  const known = await termsIn(tx, searched, [...new Set(parts.map(({ term }) => term))]);
  return longestParts(parts.filter(({ term }) => known.has(term)));
}

async function loadChunks(tx: Tx, fused: readonly Fused[], count: number): Promise<retrieval.RetrievedChunk[]> {
  if (fused.length === 0) return [];
  const documents = fused.map(({ document_id }) => document_id);
  const ordinals = fused.map(({ ordinal }) => ordinal);
  const rows = await query(tx)
    .selectFrom(
      sql<{ document: string; ordinal: number; place: number }>`
        unnest(${documents}::uuid[], ${ordinals}::int[]) with ordinality`.as<'wanted'>(
        sql`wanted (document, ordinal, place)`,
      ),
    )
    .innerJoin('chunks', (join) =>
      join.onRef('chunks.document_id', '=', 'wanted.document').onRef('chunks.ordinal', '=', 'wanted.ordinal'),
    )
    .innerJoin('documents', 'documents.id', 'chunks.document_id')
    .selectAll('chunks')
    .select(['documents.vault_id', 'documents.version', 'wanted.place'])
    .orderBy('wanted.place')
    .execute();
  const places = rows.map((row) => ({ ...row, start: row.start_offset, end: row.end_offset }));
  return withoutOverlaps(places, count).map((row) => {
    const { score, ranks } = fused[Number(row.place) - 1] ?? { score: 0, ranks: null };
    const { id, vault_id, document_id, conversation_id, turn_ids, speakers, ordinal, text, start, end } = row;
    const document_version = row.version;
    const place = { id, vault_id, document_id, document_version, conversation_id, turn_ids, speakers, ordinal };
    return { ...place, text, start, end, score, ranks };
  });
}

async function loadDocuments(tx: Tx, ids: readonly string[]): Promise<retrieval.RetrievedDocument[]> {
  if (ids.length === 0) return [];
  const rows = await query(tx)
    .selectFrom('documents')
    .select(['id', 'vault_id', 'source_type', 'external_id', 'url', 'title', 'author_name', 'version', 'updated_at'])
    .where('id', '=', anyOf([...ids]))
    .execute();
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
