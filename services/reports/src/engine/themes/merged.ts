import type { Draft } from './draft.ts';

/** Forms of one word differ by at most this many letters at its end where the stemmer keeps them apart: vélo, vélos. */
const ENDING = 2;
const SHORTEST = 4;

/** Drafts whose first terms are the same word, or one part of the other, as one. */
export function merged(drafts: readonly Draft[], firstTerm: (draft: Draft) => string | null): Draft[] {
  const kept: { draft: Draft; term: string | null }[] = [];
  for (const draft of drafts) {
    const term = firstTerm(draft);
    const same = kept.find((other) => other.term !== null && term !== null && areSame(other.term, term));
    if (same === undefined) kept.push({ draft, term });
    else same.draft = { ...same.draft, statements: [...same.draft.statements, ...draft.statements] };
  }
  return kept.map(({ draft }) => draft);
}

function areSame(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (` ${long} `.includes(` ${short} `)) return true;
  return short.length >= SHORTEST && long.startsWith(short) && long.length - short.length <= ENDING;
}
