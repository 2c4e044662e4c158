import type { Corpus, Statement, Topic } from './corpus.ts';
import { compare } from './corpus.ts';
import type { Kind } from './lexicon/lexicon.ts';
import { repeats } from './themes.ts';
import type { Theme } from './themes.ts';
import { counted, inline, listed, share } from './wording.ts';
import type { Sentiment } from './types.ts';

export const ofKind = (statements: readonly Statement[], kind: Kind): Statement[] =>
  statements.filter((statement) => statement.kinds.has(kind));

export const peopleIn = (statements: readonly Statement[]): Set<number> =>
  new Set(statements.map((statement) => statement.conversation));

/** The topics that most people name in these statements, best first. */
export function topicsOf(statements: readonly Statement[], among: readonly Topic[], count: number): Topic[] {
  const rows = among
    .filter((topic) => !topic.isContext)
    .map((topic) => ({
      topic,
      people: peopleIn(statements.filter((statement) => statement.topics.has(topic.key))).size,
    }))
    .filter(({ people }) => people > 0)
    .toSorted(
      (a, b) => b.people * b.topic.confidence - a.people * a.topic.confidence || compare(a.topic.key, b.topic.key),
    );
  const chosen: Topic[] = [];
  for (const { topic } of rows) {
    if (!chosen.some((other) => repeats(other, topic)) && chosen.length < count) chosen.push(topic);
  }
  return chosen;
}

export interface Stance {
  /** People who speak well of it, and people who report trouble or worry. */
  for: Set<number>;
  against: Set<number>;
  sentiment: Sentiment;
}

export function stanceOf(statements: readonly Statement[]): Stance {
  const bad = statements.filter(({ kinds }) => kinds.has('problem') || kinds.has('worry'));
  const good = statements.filter(({ kinds }) => kinds.has('positive') && !kinds.has('problem') && !kinds.has('worry'));
  const stance = { for: peopleIn(good), against: peopleIn(bad) };
  if (good.length + bad.length === 0) return { ...stance, sentiment: 'neutral' };
  const positive = good.length / (good.length + bad.length);
  return { ...stance, sentiment: positive >= 0.7 ? 'positive' : positive <= 0.3 ? 'negative' : 'mixed' };
}

const SAYS: readonly (readonly [Kind, string, string])[] = [
  ['problem', 'describes a problem', 'describe a problem'],
  ['worry', 'voices a worry', 'voice a worry'],
  ['wish', 'asks for something', 'ask for something'],
  ['positive', 'speaks well of it', 'speak well of it'],
];

/** What a theme amounts to, in numbers. */
export function describeTheme(theme: Theme, corpus: Corpus): string {
  const label = theme.label.toLowerCase();
  const others = topicsOf(theme.statements, theme.topics, 6).filter((topic) => !label.includes(topic.label));
  const companions = others.slice(0, 3).map((topic) => topic.label);
  const beside = companions.length === 0 ? '' : `, most often beside ${listed(companions)}`;
  const acts = SAYS.flatMap(([kind, one, many]) => {
    const people = peopleIn(ofKind(theme.statements, kind)).size;
    return people === 0 ? [] : [`${people} ${people === 1 ? one : many}`];
  });
  const said = acts.length === 0 ? '' : ` ${listed(acts)}.`;
  return `Raised by ${share(theme.conversations.size, corpus.conversations.length)} in ${counted(theme.statements.length, 'statement')}${beside}.${said}`;
}

export const named = (topics: readonly Topic[]): string => listed(topics.map((topic) => inline(topic.label)));
