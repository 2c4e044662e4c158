import { type Tx, anyOf } from '@insights/db';
import { Circuit, type Embeddings } from '@insights/model';
import { query } from '../../db/query.ts';
import { Best } from '../../domain/best.ts';
import { type Ranked, ScoreBoard, inOrder } from '../../search/score-board.ts';
import type { Searched } from '../../search/searched.ts';
import { VectorCache, type VectorCacheOptions, type Scope } from './vector-cache.ts';
import type { Candidate } from './vault-vectors.ts';

/** Of chunks whose meaning is unrelated or opposite: a board has positive scores. */
const LEAST_SCORE = 1e-9;
/** Chunks beyond those wanted: some may have been deleted since their vectors were read. */
const SPARE = 2;
/** Searches again after deleted chunks were found among the candidates. */
const ROUNDS = 4;

export interface DenseRanks {
  /** How close the closest chunks are: cosines, by place. */
  readonly scores: ScoreBoard;
  /** False if a vault is too large for the cache and was not searched. */
  readonly is_complete: boolean;
}

interface Scored extends Candidate {
  readonly score: number;
}

export interface DenseSearchOptions extends Pick<VectorCacheOptions, 'max_bytes' | 'onTooLarge'> {
  readonly embeddings: Embeddings;
  readonly timeout_ms: number;
  /** Called with the outcome of each request for the vector of a prompt. */
  onOutcome(outcome: 'ok' | 'unavailable'): void;
}

/** Finds chunks by the meaning of a prompt. */
export class DenseSearch {
  readonly #options: DenseSearchOptions;
  readonly #circuit = new Circuit();
  readonly #vectors: VectorCache;

  constructor(options: DenseSearchOptions) {
    this.#options = options;
    this.#vectors = new VectorCache({ ...options, model: options.embeddings.model });
  }

  /**
   * The vector of a prompt; null if the endpoint fails or is late, at once while it keeps failing. Call it before the transaction, which
   * would otherwise hold its connection meanwhile.
   */
  async pointOf(prompt: string): Promise<Float32Array | null> {
    if (!this.#circuit.admits()) return null;
    const { embeddings, timeout_ms, onOutcome } = this.#options;
    try {
      const [point] = await embeddings.embed([prompt], AbortSignal.timeout(timeout_ms));
      this.#circuit.succeeded();
      onOutcome('ok');
      return point ?? null;
    } catch {
      this.#circuit.failed();
      onOutcome('unavailable');
      return null;
    }
  }

  /** The `limit` chunks of the scope that are closest to `point`. Only chunks that the transaction sees are returned. */
  async rank(tx: Tx, where: Searched, point: Float32Array, limit: number): Promise<DenseRanks> {
    const scope = await scopeOf(tx, where);
    for (let round = 1; ; round += 1) {
      const best = new Best<Candidate>(SPARE * limit);
      const is_complete = await this.#vectors.score(tx, scope, point, best);
      const candidates: Scored[] = best.ranked().map(({ item, score }) => ({ ...item, score }));
      const scored = await this.#placesOf(tx, candidates);
      const deleted = candidates.filter(({ chunk_id }) => !scored.has(chunk_id));
      this.#vectors.remove(deleted, scored.size);
      if (deleted.length === 0 || round === ROUNDS) return { scores: closest(scored, limit), is_complete };
    }
  }

  /** The places of the candidates that the transaction sees. */
  async #placesOf(tx: Tx, candidates: readonly Scored[]): Promise<Map<string, Ranked>> {
    if (candidates.length === 0) return new Map();
    const scores = new Map(candidates.map(({ chunk_id, score }) => [chunk_id, score]));
    const rows = await query(tx)
      .selectFrom('chunk_vectors')
      .innerJoin('chunks', 'chunks.id', 'chunk_vectors.chunk_id')
      .select(['chunk_id', 'chunks.document_id', 'chunks.ordinal'])
      .where('chunk_id', '=', anyOf([...scores.keys()]))
      .where('model', '=', this.#options.embeddings.model)
      .execute();
    return new Map(rows.map(({ chunk_id, ...place }) => [chunk_id, { ...place, score: scores.get(chunk_id) ?? 0 }]));
  }
}

function closest(scored: ReadonlyMap<string, Ranked>, limit: number): ScoreBoard {
  const scores = new ScoreBoard();
  const best = inOrder([...scored.values()]).slice(0, limit);
  for (const { document_id, ordinal, score } of best) scores.add(document_id, ordinal, Math.max(score, LEAST_SCORE));
  return scores;
}

/** The filters are applied while searching: afterwards, they would leave fewer results than there are. */
async function scopeOf(tx: Tx, { vault_ids, document_ids, source_types }: Searched): Promise<Scope> {
  const vaultsInScope = await query(tx)
    .selectFrom('vault_vectors')
    .select(['vault_id', 'version'])
    .$if(vault_ids !== null, (rows) => rows.where('vault_id', '=', anyOf(vault_ids ?? [])))
    .execute();
  if (document_ids === null && source_types === null) return { vaults: vaultsInScope, documents: null };
  const documents = await query(tx)
    .selectFrom('documents')
    .select('id')
    .where('vault_id', '=', anyOf(vaultsInScope.map(({ vault_id }) => vault_id)))
    .$if(document_ids !== null, (rows) => rows.where('id', '=', anyOf(document_ids ?? [])))
    .$if(source_types !== null, (rows) => rows.where('source_type', 'in', source_types ?? []))
    .execute();
  return { vaults: vaultsInScope, documents: new Set(documents.map(({ id }) => id)) };
}
