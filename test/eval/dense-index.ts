/** Search by meaning over the same chunks as `retrievalIndex`, with their vectors in memory instead of PostgreSQL. */
import { loadConfig } from '@insights/config';
import { Embeddings, embeddingsSettings } from '@insights/model';
import { lengthOf, pack, productOf } from '../../services/vaults/src/domain/vector-codes.ts';
import { ScoreBoard, inOrder } from '../../services/vaults/src/search/score-board.ts';

const BATCH = 64;
/** MiniLM on one busy core makes about two vectors a second. */
const BATCH_MS = 600_000;

export type DenseIndex = (query: string, limit: number) => ScoreBoard;

/** `chunks` are the texts of each document's chunks, `ids` the documents' ids. Queries are embedded at once, for the later calls. */
export async function denseIndex(
  url: string,
  {
    ids,
    chunks,
    queries,
  }: { ids: readonly string[]; chunks: readonly (readonly string[])[]; queries: readonly string[] },
): Promise<DenseIndex> {
  const places = chunks.flatMap((ofText, document) =>
    ofText.map((text, ordinal) => ({ document_id: ids[document] ?? '', ordinal, text })),
  );
  const vectors = await embedAll(url, [...places.map(({ text }) => text), ...queries]);
  const packed = places.map(({ text, ...place }) => ({
    ...place,
    vector: pack(vectors.get(text) ?? new Float32Array()),
  }));
  return (query, limit) => {
    const point = vectors.get(query) ?? new Float32Array();
    const scored = packed.map(({ vector, ...place }) => ({
      ...place,
      score: productOf(point, vector, 0) / lengthOf(vector),
    }));
    const scores = new ScoreBoard();
    for (const { document_id, ordinal, score } of inOrder(scored).slice(0, limit)) {
      scores.add(document_id, ordinal, Math.max(score, Number.EPSILON));
    }
    return scores;
  };
}

/** The vector of each text. */
export async function embedAll(url: string, all: readonly string[]): Promise<Map<string, Float32Array>> {
  const embeddings = new Embeddings(loadConfig(embeddingsSettings, { EMBEDDINGS_BASE_URL: url }));
  const texts = [...new Set(all)];
  const vectors = new Map<string, Float32Array>();
  for (let start = 0; start < texts.length; start += BATCH) {
    const batch = texts.slice(start, start + BATCH);
    const made = await embeddings.embed(batch, AbortSignal.timeout(BATCH_MS));
    batch.forEach((text, index) => vectors.set(text, made[index] ?? new Float32Array()));
    process.stderr.write(`\r${vectors.size} of ${texts.length} vectors`);
  }
  process.stderr.write('\n');
  return vectors;
}
