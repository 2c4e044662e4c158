import { withCap } from './choose.ts';
import { type Ranked, type ScoreBoard, inOrder } from './score-board.ts';
import type { Tuning } from './tuning.ts';

/** The sources of scores, each of which makes two lists: chunks by their own score, and chunks by what surrounds them. */
export const SOURCES = ['lexical', 'dense', 'graph'] as const;
export type Source = (typeof SOURCES)[number];
export type Found = Readonly<Partial<Record<Source, ScoreBoard>>>;

export interface Fused extends Ranked {
  /** Its place among each source's chunks, from 1; null where it is not among the candidates. */
  readonly ranks: Readonly<Record<Source, number | null>>;
}

type Entry = { -readonly [Key in keyof Omit<Fused, 'ranks'>]: Fused[Key] } & { ranks: Record<Source, number | null> };

/**
 * One order of everything that was found, best first: weighted reciprocal-rank fusion (Cormack and others 2009), then the cap for each
 * document. A passage is often longer than a chunk, so what surrounds a chunk counts; what it says itself counts more.
 */
export function order(found: Found, count: number, tuning: Tuning): Fused[] {
  const entries = new Map<string, Entry>();
  for (const source of SOURCES) {
    const scores = found[source];
    if (scores === undefined) continue;
    const weight = tuning.source_weights[source];
    const { candidates, neighbour_weights, surroundings_weight } = tuning;
    const around = scores.best(candidates, neighbour_weights);
    const lists = [
      { ranked: scores.best(candidates), weight, isOwn: true },
      { ranked: around, weight: weight * surroundings_weight, isOwn: false },
    ];
    for (const list of lists) addList(entries, source, list, tuning);
  }
  return withCap(inOrder([...entries.values()]), count, tuning);
}

function addList(
  entries: Map<string, Entry>,
  source: Source,
  { ranked, weight, isOwn }: { ranked: readonly Ranked[]; weight: number; isOwn: boolean },
  { fusion_constant }: Tuning,
): void {
  for (const [index, { document_id, ordinal }] of ranked.entries()) {
    const key = `${document_id} ${ordinal}`;
    let entry = entries.get(key);
    if (entry === undefined) {
      entry = { document_id, ordinal, score: 0, ranks: { lexical: null, dense: null, graph: null } };
      entries.set(key, entry);
    }
    entry.score += weight / (fusion_constant + index + 1);
    if (isOwn) entry.ranks[source] = index + 1;
  }
}
