import type { Polarity } from '@insights/statements';

import type { Corpus } from '../corpus/corpus.ts';
import { participantsOf, supports } from '../corpus/said.ts';
import type { Said } from '../corpus/said.ts';
import { isVerdict } from '../findings/verdict.ts';
import type { Sentiment } from '../types.ts';
import type { Balance } from './theme.ts';

export type Stance = Exclude<Polarity, 'neutral'>;

const OPPOSITE: Record<Stance, Stance> = { positive: 'negative', negative: 'positive' };

/** How each participant stands to a theme's subject: the stance that they put more strongly; null if neither. */
export function stancesOf(statements: readonly Said[]): Map<number, Stance | null> {
  const sums = new Map<number, number>();
  for (const { participant, statement } of statements) {
    const sign = statement.polarity === 'positive' ? 1 : statement.polarity === 'negative' ? -1 : 0;
    sums.set(participant, (sums.get(participant) ?? 0) + sign * (0.5 + statement.strength));
  }
  return new Map(
    [...sums].map(([participant, sum]) => [participant, sum === 0 ? null : sum > 0 ? 'positive' : 'negative']),
  );
}

/** The stance of most participants who take one; null if as many take the other, or nobody takes any. */
function mainStance(stances: Iterable<Stance | null>): Stance | null {
  let lead = 0;
  for (const stance of stances) lead += stance === 'positive' ? 1 : stance === 'negative' ? -1 : 0;
  return lead === 0 ? null : lead > 0 ? 'positive' : 'negative';
}

/**
 * Who supports a theme, who says the opposite of what most say about the same target, and how many say nothing. Dissent is
 * looked for in all statements, because somebody with another opinion may say little about it. `told` is the stance that the theme's
 * description tells: without one, nobody can say the opposite.
 */
export function balanceOf(
  statements: readonly Said[],
  named: ReadonlySet<string>,
  corpus: Corpus,
  told: Stance | null,
): Balance {
  const judging = statements.filter((said) => names(said, named) && isJudgement(said));
  const main = mainStance(stancesOf(judging).values());
  const dissent = main === null || main !== told ? [] : dissentOf(judging, main, named, corpus);
  const raised = participantsOf(statements);
  const against = participantsOf(dissent);
  const dissenters = [...against].toSorted((a, b) => a - b);
  const supporters = [...raised].filter((participant) => !against.has(participant)).toSorted((a, b) => a - b);
  return {
    supporters,
    dissenters,
    silent: corpus.participants.length - supporters.length - dissenters.length,
    dissent,
  };
}

/**
 * Whether a statement judges what it is about as a whole. Talk among several people is read less reliably, so it is no
 * dissent; neither is a judgement of what belongs to somebody: "my neighbour's dogs".
 */
const isJudgement = (said: Said): boolean =>
  said.statement.participant === '' &&
  supports(said) &&
  isVerdict(said) &&
  targetTerms(said).length > 0 &&
  !POSSESSED.test(said.statement.target?.text ?? '');

const POSSESSED = /\p{L}['’]s\s/u;

/** Statements that say the opposite about a target that the main stance is about, of people who do not take both sides. */
function dissentOf(about: readonly Said[], main: Stance, named: ReadonlySet<string>, corpus: Corpus): Said[] {
  const disputed = new Set(
    about.filter(({ statement }) => statement.polarity === main).flatMap((said) => targets(said, named)),
  );
  if (disputed.size === 0) return [];
  const concerning = verdictsOf(corpus).filter((said) => targets(said, named).some((key) => disputed.has(key)));
  const stances = stancesOf(concerning);
  return concerning
    .filter(
      ({ participant, statement }) =>
        statement.polarity === OPPOSITE[main] && stances.get(participant) === OPPOSITE[main],
    )
    .toSorted((a, b) => b.statement.confidence - a.statement.confidence || a.index - b.index);
}

const verdicts = new WeakMap<Corpus, readonly Said[]>();

/** The statements that support a claim and judge their target. */
function verdictsOf(corpus: Corpus): readonly Said[] {
  let known = verdicts.get(corpus);
  if (known === undefined) {
    known = corpus.statements.filter(isJudgement);
    verdicts.set(corpus, known);
  }
  return known;
}

/** Whether a statement uses one of the terms. */
export const names = ({ statement }: Said, terms: ReadonlySet<string>): boolean =>
  statement.terms.some(({ key }) => terms.has(key));

/** What a statement takes a stance towards, as far as one of the terms is part of it. */
export const targets = (said: Said, named: ReadonlySet<string>): string[] =>
  targetTerms(said)
    .filter((key) => [...named].some((name) => key.includes(` ${name} `) || ` ${name} `.includes(key)))
    .map((key) => key.trim());

const ofTarget = new WeakMap<Said, readonly string[]>();

/** The longest terms of a statement's target, between spaces, so that the help desk is not a standing desk. Empty without a stance. */
function targetTerms(said: Said): readonly string[] {
  let known = ofTarget.get(said);
  if (known === undefined) ofTarget.set(said, (known = longestTerms(said)));
  return known;
}

function longestTerms({ statement: { target, polarity, terms } }: Said): readonly string[] {
  if (target === null || polarity === 'neutral') return [];
  const text = target.text.toLowerCase();
  const within = terms.filter((term) => text.includes(term.text)).map(({ key }) => ` ${key} `);
  return within.filter((key) => !within.some((other) => other.length > key.length && other.includes(key)));
}

/** How the participants of a theme speak of it. */
export function sentimentOf(statements: readonly Said[]): Sentiment {
  const stances = [...stancesOf(statements).values()];
  const positive = stances.filter((stance) => stance === 'positive').length;
  const negative = stances.filter((stance) => stance === 'negative').length;
  if (positive + negative === 0 || (positive + negative) * 4 < stances.length) return 'neutral';
  if (positive * 2 < negative) return 'negative';
  return negative * 2 < positive ? 'positive' : 'mixed';
}
