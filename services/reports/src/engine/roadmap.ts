import type { Corpus, Statement, Topic } from './corpus.ts';
import { compare } from './corpus.ts';
import { momentOf, named, ofKind, peopleIn, topicsOf } from './findings.ts';
import type { Kind } from '@insights/tagging';
import { chooseQuotes } from './quotes.ts';
import type { EvidenceBook, Passage } from './quotes.ts';
import { round, slug } from './format.ts';
import type { Theme } from './themes.ts';
import type { RoadmapItem } from './types.ts';
import { findWishes } from './wishes.ts';
import { wordingFor } from './wording/wording.ts';
import type { Finding } from './wording/wording.ts';

export type Actionable = Exclude<Kind, 'positive'>;

/** Statements of one kind about the same subject. */
export interface Matter {
  kind: Actionable;
  /** Undefined for a wish that belongs to no theme. */
  theme: Theme | undefined;
  /** Empty when the wishes have no topic in common. */
  focus: Topic[];
  statements: Statement[];
  people: ReadonlySet<number>;
  /** How many people describe trouble that the wish would end; 0 for other kinds. */
  troubled: number;
}

/** Something to act on. */
export interface Opportunity extends Matter {
  reach: number;
  intensity: number;
  quotes: Passage[];
}

/** Problems are the most numerous; without a limit for each kind they would crowd out worries and wishes. */
const MAX_ITEMS: Record<Actionable, number> = { problem: 5, worry: 2, wish: 4 };
const QUOTES = 3;
/** Two matters of one kind that share at least this part of their statements are the same. */
const SAME = 0.5;

/** What to act on, by reach × intensity, the strongest first. With four or more conversations, at least two people must raise it. */
export function findOpportunities(themes: readonly Theme[], corpus: Corpus): Opportunity[] {
  const enough = corpus.conversations.length < 4 ? 1 : 2;
  const matters = themes
    .flatMap((theme) => (['problem', 'worry'] as const).flatMap((kind) => matterOf(theme, kind)))
    .filter(({ people }) => people.size >= enough);
  const ranked = [...matters, ...findWishes(themes, corpus)]
    .map((matter) => ({ matter, ...weightOf(matter, corpus) }))
    .toSorted((a, b) => b.reach * b.intensity - a.reach * a.intensity || compare(idOf(a.matter), idOf(b.matter)));
  const kept: typeof ranked = [];
  for (const row of ranked) {
    const alike = kept.filter(({ matter }) => matter.kind === row.matter.kind);
    if (alike.length < MAX_ITEMS[row.matter.kind] && !alike.some(({ matter }) => isSame(matter, row.matter)))
      kept.push(row);
  }
  const shown = new Set<Passage>();
  return kept.map(({ matter, ...weight }) => {
    const about = new Set(matter.focus.filter((topic) => topic !== matter.theme?.subject).map((topic) => topic.key));
    const quotes = chooseQuotes(matter.statements, corpus, {
      count: QUOTES,
      shown,
      kind: matter.kind,
      ...(about.size === 0 ? {} : { about }),
    });
    for (const quote of quotes) shown.add(quote);
    return { ...matter, ...weight, quotes };
  });
}

function matterOf(theme: Theme, kind: 'problem' | 'worry'): Matter[] {
  const statements = ofKind(theme.statements, kind);
  const [first, second] = topicsOf(statements, theme.topics, 2);
  if (theme.subject !== undefined && statements.length > 0) {
    const focus = [theme.subject, ...[first, second].filter((topic) => topic !== undefined)];
    return [{ kind, theme, focus, statements, people: peopleIn(statements), troubled: 0 }];
  }
  const spoken = (topic: Topic | undefined): number =>
    topic === undefined ? 0 : peopleIn(statements.filter((statement) => statement.topics.has(topic.key))).size;
  const focus = [first, spoken(second) * 3 >= spoken(first) && spoken(second) >= 2 ? second : undefined].filter(
    (topic) => topic !== undefined,
  );
  if (focus.length === 0) return [];
  return [{ kind, theme, focus, statements, people: peopleIn(statements), troubled: 0 }];
}

function weightOf({ people, statements }: Matter, corpus: Corpus): { reach: number; intensity: number } {
  const strength = statements.reduce((sum, statement) => sum + Math.min(1, statement.intensity), 0);
  return { reach: people.size / corpus.conversations.length, intensity: strength / statements.length };
}

function isSame(a: Matter, b: Matter): boolean {
  const shared = b.statements.filter((statement) => a.statements.includes(statement)).length;
  const sameName = a.focus[0] !== undefined && a.focus[0].key === b.focus[0]?.key;
  return sameName || shared >= SAME * Math.min(a.statements.length, b.statements.length);
}

const idOf = ({ kind, theme, focus }: Matter): string =>
  `${kind}-${slug(kind === 'wish' || theme === undefined ? focus.map(({ label }) => label).join(' ') : theme.label)}`;

export function roadmapItems(opportunities: readonly Opportunity[], corpus: Corpus, book: EvidenceBook): RoadmapItem[] {
  const wording = wordingFor(corpus);
  return opportunities.map((item, index) => {
    const { kind, theme, focus, reach, intensity, quotes, troubled } = item;
    return {
      id: `roadmap-${idOf(item)}`,
      title: focus.length === 0 ? wording.scattered : wording.title[kind](named(focus, wording, theme?.subject)),
      description: wording.finding(kind, findingOf(item, corpus), troubled),
      priority: index + 1,
      reach: round(reach),
      intensity: round(intensity),
      score: round(reach * intensity),
      theme_id: theme ? themeId(theme) : null,
      evidence: book.cite(quotes),
    };
  });
}

/** An opportunity in the form that the wording takes. */
export function findingOf(
  { theme, focus, statements, people, intensity, quotes }: Opportunity,
  corpus: Corpus,
): Finding {
  return {
    focus: named(focus, wordingFor(corpus), theme?.subject),
    share: { part: people.size, whole: corpus.conversations.length },
    statements: statements.length,
    strong: intensity >= 0.65,
    moment: theme?.subject === undefined ? momentOf(statements, theme?.topics ?? [], focus, corpus) : undefined,
    quote: quotes[0]?.text,
  };
}

export const themeId = (theme: Theme): string => `theme-${slug(theme.label)}`;
