import type { CueSource } from './lexicon.ts';

type Negation = 'own' | 'flip';

/** A sign of a kind, with its weight. */
export const cue = (kind: CueSource['kind'], weight: number, source: string, negation?: Negation): CueSource => ({
  kind,
  weight,
  source,
  ...(negation === undefined ? {} : { negation }),
});

export const problem = (weight: number, source: string, negation?: Negation): CueSource =>
  cue('problem', weight, source, negation);

export const praise = (weight: number, source: string, negation?: Negation): CueSource =>
  cue('praise', weight, source, negation);

/** A wish among people who are asked; a proposal among people who plan something together. */
export const proposal = (weight: number, source: string, negation?: Negation): CueSource => ({
  ...cue('wish', weight, source, negation),
  isProposal: true,
});
