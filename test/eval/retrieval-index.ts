/** The product's own retrieval, with its index in memory instead of PostgreSQL. */
import { type Chunk } from '../../services/vaults/src/domain/chunking/chunker.ts';
import { chunksOf } from '../../services/vaults/src/domain/chunking/chunks-of.ts';
import { languageOfText } from '../../services/vaults/src/domain/chunking/language-of.ts';
import { withoutOverlaps } from '../../services/vaults/src/search/choose.ts';
import { DocumentTerms } from '../../services/vaults/src/search/document-terms.ts';
import { type Fused, order } from '../../services/vaults/src/search/fuse.ts';
import { understand } from '../../services/vaults/src/search/question.ts';
import { PostingReader, type TermPostings } from '../../services/vaults/src/search/postings.ts';
import { scoreLexically } from '../../services/vaults/src/search/rank-lexical.ts';
import type { ScoreBoard } from '../../services/vaults/src/search/score-board.ts';
import { TUNING, type Tuning } from '../../services/vaults/src/search/tuning.ts';
import type { Passage } from './passages.ts';

export interface RetrievalIndex {
  readonly ids: readonly string[];
  /** The chunks of each document. */
  readonly chunks: readonly (readonly Chunk[])[];
  /** With `dense`, the chunks that are close in meaning count, too. */
  find(query: string, tuning?: Tuning, dense?: ScoreBoard): Passage[];
  /** The chunks that are close in meaning alone. */
  findClose(dense: ScoreBoard): Passage[];
  /** Place in the list of words by document and ordinal. */
  ranks(query: string, tuning?: Tuning): Map<string, number | null>;
}

const TOP_K = 20;

interface Row {
  readonly document_id: string;
  readonly packed: Buffer;
}

/** The rows of one term as a search reads them. */
function joined(rows: readonly Row[]): TermPostings {
  let end = 0;
  const spans = rows.flatMap(({ packed }) => [end, (end += packed.length)]);
  return {
    document_ids: rows.map(({ document_id }) => document_id),
    chunks: rows.reduce((sum, { packed }) => sum + new PostingReader(packed).count, 0),
    bytes: Buffer.concat(rows.map(({ packed }) => packed)),
    spans: Uint32Array.from(spans),
  };
}

/** `ids` and `titles` are those of the texts in order; equal scores are ordered by ids. */
export function retrievalIndex(
  texts: readonly string[],
  ids: readonly string[] = texts.map((_, n) => String(n).padStart(6, '0')),
  titles: readonly string[] = [],
): RetrievalIndex {
  const places = new Map(ids.map((id, place) => [id, place]));
  const rowsOf = new Map<string, Row[]>();
  const size = { documents: texts.length, chunks: 0, length: 0 };
  const chunks = texts.map((text, place) => {
    const language = languageOfText(text);
    const terms = new DocumentTerms(language, titles[place] ?? '');
    const ofText = chunksOf(text, language);
    for (const chunk of ofText) terms.add(chunk);
    for (const { term, packed } of terms.rows()) {
      const rows = rowsOf.get(term) ?? [];
      rows.push({ document_id: ids[place] ?? '', packed });
      rowsOf.set(term, rows);
    }
    size.chunks += terms.chunks;
    size.length += terms.length;
    return ofText;
  });
  const postings = new Map([...rowsOf].map(([term, rows]) => [term, [joined(rows)]]));
  const orderOf = (query: string, tuning: Tuning, dense?: ScoreBoard): Fused[] => {
    const { scores } = scoreLexically(understand(query), postings, size, tuning);
    return order({ lexical: scores, ...(dense && { dense }) }, TOP_K, tuning);
  };
  const passagesOf = (fused: readonly Fused[]): Passage[] => {
    const found = fused.map(({ document_id, ordinal }) => {
      const document = places.get(document_id) ?? 0;
      const { start, end } = chunks[document]?.[ordinal] ?? { start: 0, end: 0 };
      return { document_id, document, start, end };
    });
    return withoutOverlaps(found, TOP_K);
  };
  return {
    ids,
    chunks,
    find: (query, tuning = TUNING, dense) => passagesOf(orderOf(query, tuning, dense)),
    findClose: (dense) => passagesOf(order({ dense }, TOP_K, TUNING)),
    ranks: (query, tuning = TUNING) =>
      new Map(
        orderOf(query, tuning).map(({ document_id, ordinal, ranks }) => [`${document_id} ${ordinal}`, ranks.lexical]),
      ),
  };
}
