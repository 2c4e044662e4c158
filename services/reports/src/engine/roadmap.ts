import type { Corpus, Statement, Topic } from './corpus.ts';
import { compare } from './corpus.ts';
import { named, ofKind, peopleIn, topicsOf } from './findings.ts';
import type { Kind } from './lexicon/lexicon.ts';
import { chooseQuotes } from './quotes.ts';
import type { EvidenceBook, Passage } from './quotes.ts';
import { slug } from './text.ts';
import type { Theme } from './themes.ts';
import type { RoadmapItem } from './types.ts';
import { counted, round, share } from './wording.ts';

/** Something to act on: what people say of one kind within one theme. */
export interface Opportunity {
  kind: Kind;
  theme: Theme;
  focus: Topic[];
  statements: Statement[];
  people: ReadonlySet<number>;
  reach: number;
  intensity: number;
  quotes: Passage[];
}

/** Problems are the most numerous: without a limit to each kind they would hide what people worry about and ask for. */
const MAX_ITEMS: Record<Kind, number> = { problem: 6, worry: 3, wish: 3, positive: 0 };
const ACTIONABLE: readonly Kind[] = ['problem', 'worry', 'wish'];

const TITLES: Record<Kind, string> = {
  problem: 'Reduce the trouble with',
  worry: 'Answer the worry about',
  wish: 'Decide on the requests around',
  positive: 'Keep what works in',
};

const SAYING: Record<Kind, readonly [string, string]> = {
  problem: ['describes trouble with it', 'describe trouble with it'],
  worry: ['worries about it', 'worry about it'],
  wish: ['asks for something here', 'ask for something here'],
  positive: ['speaks well of it', 'speak well of it'],
};

/** What to act on, by reach × intensity, the strongest first. Raised by two people at least, where there are four. */
export function findOpportunities(themes: readonly Theme[], corpus: Corpus): Opportunity[] {
  const enough = corpus.conversations.length < 4 ? 1 : 2;
  return themes
    .flatMap((theme) => ACTIONABLE.flatMap((kind) => opportunity(theme, kind, corpus)))
    .filter(({ people }) => people.size >= enough)
    .toSorted((a, b) => b.reach * b.intensity - a.reach * a.intensity || compare(idOf(a), idOf(b)))
    .filter(
      (item, index, all) => all.slice(0, index).filter(({ kind }) => kind === item.kind).length < MAX_ITEMS[item.kind],
    );
}

function opportunity(theme: Theme, kind: Kind, corpus: Corpus): Opportunity[] {
  const statements = ofKind(theme.statements, kind);
  const [first, second] = topicsOf(statements, theme.topics, 2);
  const spoken = (topic: Topic | undefined): number =>
    topic === undefined ? 0 : peopleIn(statements.filter((statement) => statement.topics.has(topic.key))).size;
  const focus = [first, spoken(second) * 3 >= spoken(first) ? second : undefined].filter(
    (topic) => topic !== undefined,
  );
  if (focus.length === 0) return [];
  const people = peopleIn(statements);
  const quotes = chooseQuotes(statements, corpus, { count: 3, about: new Set(focus.map((topic) => topic.key)) });
  const intensity =
    statements.reduce((sum, statement) => sum + Math.min(1, statement.intensity), 0) / statements.length;
  return [
    { kind, theme, focus, statements, people, reach: people.size / corpus.conversations.length, intensity, quotes },
  ];
}

const idOf = ({ kind, theme }: Opportunity): string => `${kind}-${slug(theme.label)}`;

export function roadmapItems(opportunities: readonly Opportunity[], corpus: Corpus, book: EvidenceBook): RoadmapItem[] {
  return opportunities.map((item, index) => {
    const { kind, theme, focus, statements, people, reach, intensity, quotes } = item;
    const [one, many] = SAYING[kind];
    const strength = intensity >= 0.65 ? ', in strong words' : '';
    const lead = quotes[0] === undefined ? '' : ` In one participant's words: “${quotes[0].text}”`;
    return {
      id: `roadmap-${idOf(item)}`,
      title: `${TITLES[kind]} ${named(focus)}`,
      description: `${share(people.size, corpus.conversations.length)} ${people.size === 1 ? one : many} (${counted(statements.length, 'statement')}${strength}).${lead}`,
      priority: index + 1,
      reach: round(reach),
      intensity: round(intensity),
      score: round(reach * intensity),
      theme_id: themeId(theme),
      evidence: book.cite(quotes),
    };
  });
}

export const themeId = (theme: Theme): string => `theme-${slug(theme.label)}`;
