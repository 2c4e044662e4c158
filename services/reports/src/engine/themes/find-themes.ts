import { STATEMENT_KINDS } from '@insights/statements';

import { compare } from '../corpus/content-order.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { participantsOf } from '../corpus/said.ts';
import type { Said } from '../corpus/said.ts';
import { round, slug } from '../format.ts';
import { stanceTold } from './aspects.ts';
import { balanceOf, names, sentimentOf } from './balance.ts';
import { FEW, candidatesOf } from './candidates.ts';
import type { Candidates } from './candidates.ts';
import { draftThemes } from './draft.ts';
import type { Draft } from './draft.ts';
import { coverageOf, labelOf, scoredTerms, subjectOf } from './labels.ts';
import type { Scored } from './labels.ts';
import { merged } from './merged.ts';
import { isMeeting, segmentsOf } from './segments.ts';
import { MANY, spaceOf } from './space.ts';
import { bySubject, saidIn, subjectIn } from './subjects.ts';
import type { Theme } from './theme.ts';

const MAX_TERMS = 8;

/** What participants raise by themselves, the most widespread first. */
export function findThemes(corpus: Corpus): Theme[] {
  const candidates = candidatesOf(corpus);
  const weights = new Map(candidates.all.map(({ term, weight }) => [term.key, weight]));
  const weightOf = (key: string): number => weights.get(key) ?? 0;
  if (isMeeting(corpus)) return withIds(topicsOf(corpus, candidates, weightOf).toSorted(byReach));
  const space = spaceOf(corpus, candidates);
  const clusters = draftThemes(corpus, candidates, space, (draft, share) => hasSubject(draft, corpus, weightOf, share));
  const firstTerm = (draft: Draft): string | null => subjectIn(draft, corpus, weightOf)?.head.term.key ?? null;
  const divided = (drafts: readonly Draft[], isApart: boolean): Theme[] =>
    merged(
      bySubject(drafts, candidates.marked, corpus, weightOf, { least: leastOf(corpus), isApart }),
      firstTerm,
    ).flatMap((draft) => themeOf(draft, corpus, weightOf));
  const isApart = space.reliability < FIELDS || corpus.participants.length < MANY;
  const ways = [
    () => divided(clusters, isApart),
    () => divided(clusters, true),
    () => divided([everything(candidates)], true),
  ];
  return withIds(firstWithEnough(ways).toSorted(byReach));
}

/** Clusters without a subject are dropped, and of a few interviews hardly any may be left: then all statements are divided by their subjects. */
const everything = ({ marked }: Candidates): Draft => ({
  centre: new Float32Array(),
  statements: marked.map((each) => ({ marked: each, closeness: 0 })),
});

/** The themes of the first way that finds enough of them, or the most that one finds. */
function firstWithEnough(ways: readonly (() => Theme[])[]): Theme[] {
  let most: Theme[] = [];
  for (const way of ways) {
    const themes = way();
    if (themes.length >= FEWEST) return themes;
    if (themes.length > most.length) most = themes;
  }
  return most;
}

/** Where one way of dividing statements makes fewer themes, another is tried. */
const FEWEST = 3;

/** The topics of one conversation of several people: a theme for each stretch that is about something of its own. */
function topicsOf(corpus: Corpus, { marked }: Candidates, weightOf: (key: string) => number): Theme[] {
  const shareOf = ({ statements }: Draft): number => statements.length / marked.length;
  const head = (draft: Draft): string | null =>
    subjectOf(scoredTerms(saidIn(draft), corpus, weightOf, 1, shareOf(draft)))?.head.term.key ?? null;
  return merged(segmentsOf(marked), head).flatMap((draft) => themeOf(draft, corpus, weightOf, shareOf(draft)));
}

/** From this reliability on each participant has a field of their own; of few participants it cannot be told. */
const FIELDS = 0.4;
/** A cluster without a few words that most of its people use has no subject. */
const LEAST_COVERAGE = 0.6;

const leastOf = ({ participants }: Corpus): number => (participants.length < FEW ? 1 : 2);

function hasSubject(draft: Draft, corpus: Corpus, weightOf: (key: string) => number, share: number): boolean {
  const said = saidIn(draft);
  const people = participantsOf(said).size;
  const scored = scoredTerms(said, corpus, weightOf, share);
  const head = scored.find(({ term }) => term.isNoun);
  return head !== undefined && head.people.size >= leastOf(corpus) && coverageOf(scored, people) >= LEAST_COVERAGE;
}

const byReach = (a: Theme, b: Theme): number =>
  b.balance.supporters.length - a.balance.supporters.length ||
  b.statements.length - a.statements.length ||
  compare(a.label, b.label);

/** A theme whose subject less than half of its people name is only what names it. `least`: the share of a term's uses from which on it characterises the draft. */
function themeOf(draft: Draft, corpus: Corpus, weightOf: (key: string) => number, least?: number): Theme[] {
  const said = saidIn(draft);
  const scored = scoredTerms(said, corpus, weightOf, 1, least);
  const subject = subjectOf(scored);
  if (subject === null) return [];
  const label = labelOf(subject, scored, said);
  const named = new Set(label.named.map(({ key }) => key));
  const closeness = new Map(draft.statements.map((statement) => [statement.marked.said.index, statement.closeness]));
  const core = new Set([...named, ...subject.core.map(({ term }) => term.key)]);
  const naming = said.filter((each) => names(each, core));
  const isNamed = 2 * participantsOf(naming).size >= participantsOf(said).size;
  const statements = typicalFirst(isNamed ? said : naming, named, scored, closeness);
  return [
    {
      ...describe(statements, named, corpus),
      name: label.name,
      label: label.text,
      shown: label.shown,
      language: label.named[0]?.language ?? '',
      named,
      terms: [...new Set([...label.named, ...[...subject.core, ...scored].map(({ term }) => term)])].slice(
        0,
        MAX_TERMS,
      ),
      isCorrected: false,
    },
  ];
}

/** What follows from a theme's statements and the terms that name it. */
export function describe(
  statements: readonly Said[],
  named: ReadonlySet<string>,
  corpus: Corpus,
): Pick<Theme, 'id' | 'statements' | 'balance' | 'sentiment' | 'kinds' | 'confidence'> {
  const about = statements.filter((said) => names(said, named));
  const balance = balanceOf(statements, named, corpus, stanceTold(about, named));
  return {
    id: '',
    statements,
    balance,
    sentiment: sentimentOf(about.length === 0 ? statements : about),
    kinds: STATEMENT_KINDS.flatMap((kind) => {
      const own = statements.filter(({ statement }) => statement.kind === kind);
      return own.length === 0 ? [] : [{ kind, statements: own.length, participants: participantsOf(own).size }];
    }),
    confidence: confidenceOf(statements, balance.supporters.length),
  };
}

/** The mean confidence of the statements, less where few people support the theme. */
function confidenceOf(statements: readonly Said[], supporters: number): number {
  const mean =
    statements.reduce((sum, { statement }) => sum + statement.confidence, 0) / Math.max(1, statements.length);
  return round(mean * (1 - 1 / (1 + supporters)));
}

/** Readable statements that name the theme and are close to its centre come first. */
function typicalFirst(
  statements: readonly Said[],
  named: ReadonlySet<string>,
  scored: readonly Scored[],
  closeness: ReadonlyMap<number, number>,
): Said[] {
  const telling = new Set(scored.slice(0, MAX_TERMS).map(({ term }) => term.key));
  const score = (said: Said): number =>
    (names(said, named) ? 2 : 0) +
    (names(said, telling) ? 0.5 : 0) +
    (said.statement.kind === 'fact' ? 0 : 0.5) +
    (closeness.get(said.index) ?? 0) +
    readable(said.statement.text);
  const scores = new Map(statements.map((said) => [said.index, score(said)]));
  return statements.toSorted((a, b) => (scores.get(b.index) ?? 0) - (scores.get(a.index) ?? 0) || a.index - b.index);
}

const SHORT = 30;
const LONG = 220;
const readable = (text: string): number => (text.length < SHORT ? -0.5 : text.length > LONG ? -0.3 : 0);

/** Ids by name, with a number where a name occurs again. */
export function withIds(themes: readonly Theme[]): Theme[] {
  const seen = new Map<string, number>();
  return themes.map((theme) => {
    const base = `theme-${slug(theme.name)}`;
    const times = (seen.get(base) ?? 0) + 1;
    seen.set(base, times);
    return { ...theme, id: times === 1 ? base : `${base}-${times}` };
  });
}
