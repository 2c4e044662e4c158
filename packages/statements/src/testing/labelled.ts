import type { StatementKind } from '../types.ts';

/** For each kind, sentences that are of this kind, one a line. */
export type Labelled = Record<StatementKind, string>;

export interface Example {
  kind: StatementKind;
  text: string;
}

/** The sentences of one half: `dev` for the work on the rules, `held` to check them. */
export function examplesOf(labelled: Labelled, half: 'dev' | 'held'): Example[] {
  return (Object.entries(labelled) as [StatementKind, string][]).flatMap(([kind, lines]) =>
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .filter((_line, index) => (index % 2 === 0) === (half === 'dev'))
      .map((text) => ({ kind, text })),
  );
}
