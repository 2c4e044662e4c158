import { withCap } from './choose.ts';
import { type Ranked, type ScoreBoard, inOrder } from './score-board.ts';
import type { Tuning } from './tuning.ts';

/** The sources of scores. */
export const SOURCES = ['lexical', 'dense', 'graph'] as const;
export type Source = (typeof SOURCES)[number];
export type Found = Readonly<Partial<Record<Source, ScoreBoard>>>;

export interface Fused extends Ranked {
  /** Its place among each source's chunks, from 1; null where it is not among the candidates. */
  readonly ranks: Readonly<Record<Source, number | null>>;
}

type Entry = { -readonly [Key in keyof Omit<Fused, 'ranks'>]: Fused[Key] } & { ranks: Record<Source, number | null> };

/**
 * One order of everything that was found, best first. Words and meaning are added up to one score. A passage is often longer than a chunk, so
 * chunks by their own score and chunks by what surrounds them are two lists, and so are those of facts: all lists are joined by weighted
 * reciprocal-rank fusion (Cormack and others 2009), then comes the cap for each document.
 */
export function order(found: Found, count: number, tuning: Tuning): Fused[] {
  const { source_weights, surroundings_weight } = tuning;
  const entries = new Map<string, Entry>();
  const ranked = new Map<ScoreBoard, Ranked[]>();
  const rankedOf = (scores: ScoreBoard): Ranked[] => {
    const known = ranked.get(scores) ?? scores.best(tuning.candidates);
    ranked.set(scores, known);
    return known;
  };
  for (const { scores, weight } of [
    { scores: textScores(found, tuning), weight: 1 },
    { scores: found.graph, weight: source_weights.graph },
  ]) {
    if (scores === undefined) continue;
    addList(entries, rankedOf(scores), weight, tuning);
    addList(entries, scores.best(tuning.candidates, tuning.neighbour_weights), weight * surroundings_weight, tuning);
  }
  for (const source of SOURCES) {
    const scores = found[source];
    if (scores !== undefined) addRanks(entries, source, rankedOf(scores));
  }
  return withCap(inOrder([...entries.values()]), count, tuning);
}

/** A chunk that is no closer in meaning than the last candidate is one nevertheless. */
const LEAST_SHARE = 1e-6;

/**
 * The scores by words, with up to `source_weights.dense` of the best of them for chunks that are close in meaning: nothing for the last of the
 * candidates, all for the closest. Cosines differ little, and how much depends on the model, so that they are compared with each other alone.
 */
function textScores({ lexical, dense }: Found, { candidates, source_weights }: Tuning): ScoreBoard | undefined {
  if (lexical === undefined || dense === undefined) return lexical ?? dense;
  const closest = dense.best(candidates);
  const [first, last] = [closest[0]?.score ?? 0, closest.at(-1)?.score ?? 0];
  const most = source_weights.dense * (lexical.best(1)[0]?.score ?? 1);
  const shareOf = (score: number): number => (first === last ? 1 : (score - last) / (first - last));
  return lexical.plus(closest.map((each) => ({ ...each, score: most * Math.max(LEAST_SHARE, shareOf(each.score)) })));
}

const keyOf = ({ document_id, ordinal }: Ranked): string => `${document_id} ${ordinal}`;

function addList(
  entries: Map<string, Entry>,
  ranked: readonly Ranked[],
  weight: number,
  { fusion_constant }: Tuning,
): void {
  for (const [index, each] of ranked.entries()) {
    const { document_id, ordinal } = each;
    let entry = entries.get(keyOf(each));
    if (entry === undefined) {
      entry = { document_id, ordinal, score: 0, ranks: { lexical: null, dense: null, graph: null } };
      entries.set(keyOf(each), entry);
    }
    entry.score += weight / (fusion_constant + index + 1);
  }
}

function addRanks(entries: ReadonlyMap<string, Entry>, source: Source, ranked: readonly Ranked[]): void {
  for (const [index, each] of ranked.entries()) {
    const entry = entries.get(keyOf(each));
    if (entry !== undefined) entry.ranks[source] = index + 1;
  }
}
