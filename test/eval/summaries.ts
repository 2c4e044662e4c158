/** How much of what people noted about an interview its summary says, beside simple summaries of the same length. */
import { baselinesOf, covered } from './baselines.ts';
import type { BaselineName } from './baselines.ts';
import { readingsOf } from './reading.ts';
import { saidBy } from './shared-data.ts';
import type { Described } from './shared-data.ts';
import { contentOf, coverage, mean } from './terms.ts';

export const CUTS = [20, 40] as const;

export interface Coverage {
  cut: number;
  engine: number;
  baselines: Record<BaselineName, number>;
}

const NAMES: readonly BaselineName[] = ['TF-IDF', 'first words', 'longest turns'];

/** `isSaid`: only those gold terms count that occur in the interview. */
export function summaryCoverage(
  { campaign, descriptions }: Described,
  isSaid = false,
  texts: readonly (readonly string[])[] = readingsOf(campaign).map(({ points }) => points.map(({ text }) => text)),
): Coverage[] {
  const said = campaign.interviews.map(saidBy);
  const gold = descriptions.map((description, index) => {
    const present = new Set(isSaid ? (said[index] ?? []).flatMap(contentOf) : []);
    return new Set(description.flatMap(contentOf).filter((term) => !isSaid || present.has(term)));
  });
  const baselines = baselinesOf(said);
  const places = gold.flatMap(({ size }, index) => (size > 0 ? [index] : []));
  return CUTS.map((cut) => {
    const of = (score: (index: number, terms: ReadonlySet<string>) => number): number =>
      mean(places.map((index) => score(index, gold[index] ?? new Set())));
    const baseline = (name: BaselineName): number =>
      of((index, terms) => covered(baselines[index]?.[name] ?? [], terms, cut));
    return {
      cut,
      engine: of((index, terms) => coverage(texts[index] ?? [], terms, cut)),
      baselines: {
        'TF-IDF': baseline('TF-IDF'),
        'first words': baseline('first words'),
        'longest turns': baseline('longest turns'),
      },
    };
  });
}

export const bestOf = ({ baselines }: Coverage): number => Math.max(...NAMES.map((name) => baselines[name]));

export const rowOf = ({ cut, engine, baselines }: Coverage): string =>
  `at ${cut}: engine ${engine.toFixed(3)}; ${NAMES.map((name) => `${name} ${baselines[name].toFixed(3)}`).join(', ')}`;
