import type { Corpus } from '../corpus/corpus.ts';
import { FEW } from './candidates.ts';
import type { Candidates, Marked } from './candidates.ts';
import { centresOf, nearest } from './clusters.ts';
import type { Space } from './space.ts';
import { dot, row } from '../../analysis/floor/groups/vectors.ts';

/** A theme before it has a name: the statements of those who speak about it more than in passing. */
export interface Draft {
  /** Each with how close it is to the centre of the theme, −1..1. */
  statements: { marked: Marked; closeness: number }[];
  centre: Float32Array;
}

const MOST_CLUSTERS = 24;
/** Clusters for each square root of the number of participants. */
const BREADTH = 2.2;
/** Fewer statements make no cluster. */
const LEAST_STATEMENTS = 5;
/** Clusters whose centres are this close are one theme. */
const SAME = 0.75;
/** Somebody who says less about a theme than this share of what they say about their main one mentions it in passing. */
const LEAST_SHARE = 0.34;

/**
 * Statements about the same subject, by cluster; those that somebody says in passing are left out. `isSound` tells whether a
 * draft has a subject, given the share of all statements that it was made from.
 */
export function draftThemes(
  corpus: Corpus,
  { marked }: Candidates,
  { points, width }: Space,
  isSound: (draft: Draft, share: number) => boolean,
): Draft[] {
  const people = corpus.participants.length;
  const wanted = Math.round(people < FEW ? 3 + people : 2 + BREADTH * Math.sqrt(people));
  const count = Math.max(1, Math.min(wanted, MOST_CLUSTERS, Math.floor(marked.length / LEAST_STATEMENTS)));
  let centres = distinct(centresOf(points, width, count));
  const checked = sampled(marked, people);
  for (;;) {
    const drafts = withoutPassing(assigned(marked, checked, points, width, centres));
    const sound = drafts.map((draft) => isSound(draft, checked.length / marked.length));
    if (sound.every(Boolean)) break;
    centres = centres.filter((_, index) => sound[index]);
  }
  return withoutPassing(assigned(marked, [...marked.keys()], points, width, centres)).filter((draft) =>
    isSound(draft, 1),
  );
}

/** Of more participants, the statements of this many show whether a cluster has a subject. */
const CHECKED = 200;

function sampled(marked: readonly Marked[], people: number): number[] {
  const step = Math.max(1, Math.ceil(people / CHECKED));
  return [...marked.keys()].filter((at) => (marked[at]?.said.participant ?? 0) % step === 0);
}

function assigned(
  marked: readonly Marked[],
  positions: readonly number[],
  points: Float32Array,
  width: number,
  centres: readonly Float32Array[],
): Draft[] {
  const drafts: Draft[] = centres.map((centre) => ({ statements: [], centre }));
  for (const at of positions) {
    const statement = marked[at];
    if (statement === undefined) continue;
    const { index, similarity } = nearest(row(points, at, width), centres);
    drafts[index]?.statements.push({ marked: statement, closeness: similarity });
  }
  return drafts;
}

/** The centres without those that are close to an earlier one. */
function distinct(centres: readonly Float32Array[]): Float32Array[] {
  const kept: Float32Array[] = [];
  for (const centre of centres) if (kept.every((other) => dot(centre, other) < SAME)) kept.push(centre);
  return kept;
}

/** Each participant stays in their main theme and in those that they say nearly as much about. */
function withoutPassing(drafts: readonly Draft[]): Draft[] {
  const counts = new Map<number, Map<number, number>>();
  for (const [theme, { statements }] of drafts.entries())
    for (const { marked } of statements) {
      const own = counts.get(marked.said.participant) ?? new Map<number, number>();
      own.set(theme, (own.get(theme) ?? 0) + 1);
      counts.set(marked.said.participant, own);
    }
  const most = new Map([...counts].map(([participant, own]) => [participant, Math.max(...own.values())]));
  return drafts.map(({ statements, centre }, theme) => ({
    centre,
    statements: statements.filter(({ marked: { said } }) => {
      const own = counts.get(said.participant)?.get(theme) ?? 0;
      const main = most.get(said.participant) ?? 0;
      return own === main || (own >= Math.min(2, main - 1) && own >= LEAST_SHARE * main);
    }),
  }));
}
