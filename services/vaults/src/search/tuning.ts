import { z } from 'zod';

const weight = z.number().min(0).max(10);
const share = z.number().min(0).max(1);

const Tuning = z.strictObject({
  /** BM25: the smaller, the sooner more occurrences of a word in a chunk stop to count. */
  k1: z.number().min(0).max(10),
  /** BM25: how much longer chunks are discounted. */
  b: share,
  /** Weight of words that ask (discuss, opinion, summarise) rather than say what about. */
  asking_weight: weight,
  /** Weight of what a speaker says whom the prompt names, beside that of a word. */
  speaker_weight: weight,
  /** Weight of the words that name a speaker where others say them. */
  speaker_word_weight: weight,
  /** Weight of the words of a document's title that the prompt has, beside words that a chunk has. */
  title_weight: weight,
  /** Weight of neighbouring words of the prompt that are close together in a chunk. */
  proximity_weight: weight,
  /** Places within which two words count as close. */
  proximity_window: z.int().min(1).max(100),
  /** The share of their scores that a chunk gets from its nearest neighbours, the next ones, and so on, in the list of surroundings. */
  neighbour_weights: share.array().max(10),
  /** Weight of a source's list of surroundings beside its list of chunks. */
  surroundings_weight: weight,
  /** Reciprocal-rank fusion: the larger, the less the first places matter. */
  fusion_constant: z.number().min(0).max(1_000),
  /** What the closest meaning counts beside the best words, and the weight of the lists of facts beside those of words and meaning. */
  source_weights: z.strictObject({ dense: weight, graph: weight }),
  /** Chunks of each list that are fused; in an answer that wants more, as many as it wants. */
  candidates: z.int().min(1).max(1_000),
  /** Chunks of one document, as a share of an answer, while others match. */
  document_share: share,
});

/** The constants of retrieval: docs/decisions/0062-search-in-postgresql.md says how they were chosen, test/eval/retrieval.ts measures them. */
export type Tuning = Readonly<z.output<typeof Tuning>>;

export const TUNING: Tuning = {
  k1: 0.9,
  b: 0.6,
  asking_weight: 0.2,
  speaker_weight: 1.5,
  speaker_word_weight: 0.3,
  title_weight: 1,
  proximity_weight: 0.4,
  proximity_window: 8,
  neighbour_weights: [0.4, 0.3, 0.2, 0.1],
  surroundings_weight: 0.6,
  fusion_constant: 10,
  source_weights: { dense: 0.5, graph: 0.3 },
  candidates: 200,
  document_share: 0.75,
};

/** The constants, with those that a JSON object gives instead. Throws an Error that names each wrong field. */
export function tuningFrom(value: unknown): Tuning {
  const given = Tuning.partial().safeParse(value);
  if (given.success) return Tuning.parse({ ...TUNING, ...given.data });
  const problems = given.error.issues.map(({ path, message }) => `${path.join('.') || 'the object'}: ${message}`);
  throw new Error(`has wrong fields (${problems.join('; ')})`);
}
