/** The constants of retrieval: docs/decisions/0062-search-in-postgresql.md says how they were chosen, test/eval/retrieval.ts measures them. */
export interface Tuning {
  /** BM25: the smaller, the sooner more occurrences of a word in a chunk stop to count. */
  readonly k1: number;
  /** BM25: how much longer chunks are discounted, from 0 to 1. */
  readonly b: number;
  /** Weight of words that ask (discuss, opinion, summarise) rather than say what about. */
  readonly asking_weight: number;
  /** Weight of what a speaker says whom the prompt names, beside that of a word. */
  readonly speaker_weight: number;
  /** Weight of the words that name a speaker where others say them. */
  readonly speaker_word_weight: number;
  /** Weight of neighbouring words of the prompt that are close together in a chunk. */
  readonly proximity_weight: number;
  /** Places within which two words count as close. */
  readonly proximity_window: number;
  /** The share of their scores that a chunk gets from its nearest neighbours, the next ones, and so on, in the list of surroundings. */
  readonly neighbour_weights: readonly number[];
  /** Weight of a source's list of surroundings beside its list of chunks. */
  readonly surroundings_weight: number;
  /** Reciprocal-rank fusion: the larger, the less the first places matter. */
  readonly fusion_constant: number;
  /** What the closest meaning counts beside the best words, and the weight of the lists of facts beside those of words and meaning. */
  readonly source_weights: { readonly dense: number; readonly graph: number };
  /** Chunks of each list that are fused; in an answer that wants more, as many as it wants. */
  readonly candidates: number;
  /** Chunks of one document, as a share of an answer, while others match. */
  readonly document_share: number;
}

export const TUNING: Tuning = {
  k1: 0.9,
  b: 0.6,
  asking_weight: 0.2,
  speaker_weight: 1.5,
  speaker_word_weight: 0.3,
  proximity_weight: 0.4,
  proximity_window: 8,
  neighbour_weights: [0.4, 0.3, 0.2, 0.1],
  surroundings_weight: 0.6,
  fusion_constant: 10,
  source_weights: { dense: 0.5, graph: 0.3 },
  candidates: 200,
  document_share: 0.75,
};
