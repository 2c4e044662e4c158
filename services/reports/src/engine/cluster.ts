import type { Corpus, Statement } from './corpus.ts';
import { ofKind } from './findings.ts';
import { KINDS } from '@insights/tagging';
import type { Theme } from './themes.ts';

const MAX_GROUPS = 6;
const ROUNDS = 25;
/** The weight of how people speak, relative to what they speak about. */
const STANCE_WEIGHT = 0.35;
/** The cosine similarity below which a conversation joins no group. */
const NEAR = 0.25;

/**
 * Groups of conversations by spherical k-means, the largest first. The most widespread themes are the initial centres, so
 * that no randomness is involved. Groups of one are dissolved unless there is only one conversation.
 */
export function clusterConversations(themes: readonly Theme[], corpus: Corpus): Set<number>[] {
  const spoken = new Set(corpus.statements.map(({ conversation }) => conversation));
  const positions = corpus.conversations.map((_, position) => position).filter((position) => spoken.has(position));
  if (positions.length < 4 || themes.length < 2) return positions.length === 0 ? [] : [new Set(positions)];
  const said = themes.map((theme) => byConversation(theme.statements));
  const own = byConversation(corpus.statements);
  const vectors = new Map(
    positions.map((position) => [position, vectorOf(position, said, own.get(position) ?? [], themes, corpus)]),
  );
  const count = Math.min(MAX_GROUPS, themes.length, Math.max(2, Math.round(Math.sqrt(positions.length) * 0.9)));
  let centres = themes
    .slice(0, count)
    .map((_, index) => unit(themes.map((__, other) => (other === index ? 1 : 0)).concat(KINDS.map(() => 0))));
  let groups: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    groups = assign(vectors, centres);
    const kept = groups.filter((group) => group.length >= 2);
    const next = kept.map((group) => mean(group.map((position) => vectors.get(position) ?? [])));
    if (
      next.length === centres.length &&
      next.every((centre, index) => cosine(centre, centres[index] ?? []) > 1 - 1e-9)
    )
      break;
    centres = next;
    if (centres.length === 0) return [new Set(positions)];
  }
  const found = groups
    .filter((group) => group.length >= 2)
    .toSorted((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0));
  return found.length === 0 ? [new Set(positions)] : found.map((group) => new Set(group));
}

function assign(vectors: ReadonlyMap<number, number[]>, centres: readonly number[][]): number[][] {
  const groups: number[][] = centres.map(() => []);
  for (const [position, vector] of vectors) {
    const scores = centres.map((centre) => cosine(vector, centre));
    const best = Math.max(...scores);
    if (best >= NEAR) groups[scores.indexOf(best)]?.push(position);
  }
  return groups;
}

/** How much a conversation speaks of each theme (rarer themes weigh more), and the share of each kind of statement. */
function vectorOf(
  position: number,
  said: readonly ReadonlyMap<number, Statement[]>[],
  own: readonly Statement[],
  themes: readonly Theme[],
  corpus: Corpus,
): number[] {
  const total = corpus.conversations.length;
  const subject = themes.map((theme, index) => {
    const count = said[index]?.get(position)?.length ?? 0;
    return Math.log1p(count) * Math.log(1 + total / theme.conversations.size);
  });
  const stance = KINDS.map((kind) => ofKind(own, kind).length / Math.max(1, own.length));
  return unit([...unit(subject), ...unit(stance).map((value) => value * STANCE_WEIGHT)]);
}

const byConversation = (statements: readonly Statement[]): Map<number, Statement[]> =>
  Map.groupBy(statements, ({ conversation }) => conversation);

function unit(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector);
  return length === 0 ? [...vector] : vector.map((value) => value / length);
}

const cosine = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

function mean(vectors: readonly number[][]): number[] {
  const width = vectors[0]?.length ?? 0;
  return unit(
    Array.from({ length: width }, (_, index) => vectors.reduce((sum, vector) => sum + (vector[index] ?? 0), 0)),
  );
}
