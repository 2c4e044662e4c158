import type { Corpus, Statement, Topic } from './corpus.ts';
import { compare } from './corpus.ts';
import type { Kind } from '@insights/tagging';
import { NOMINAL, repeats } from './themes.ts';
import type { Theme } from './themes.ts';
import { wordingFor } from './wording/wording.ts';
import type { Moment, Wording } from './wording/wording.ts';
import type { Sentiment } from './types.ts';

export const ofKind = (statements: readonly Statement[], kind: Kind): Statement[] =>
  statements.filter((statement) => statement.kinds.has(kind));

export const peopleIn = (statements: readonly Statement[]): Set<number> =>
  new Set(statements.map((statement) => statement.conversation));

/** The topics that most people name in these statements, best first. */
export function topicsOf(statements: readonly Statement[], among: readonly Topic[], count: number): Topic[] {
  const rows = among
    .filter((topic) => topic.isSpecific && (topic.fromPerson || topic.confidence >= NOMINAL))
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

export const actsIn = (statements: readonly Statement[]): Record<Kind, number> => ({
  problem: peopleIn(ofKind(statements, 'problem')).size,
  worry: peopleIn(ofKind(statements, 'worry')).size,
  wish: peopleIn(ofKind(statements, 'wish')).size,
  positive: peopleIn(ofKind(statements, 'positive')).size,
});

/** A theme in numbers. */
export function describeTheme(theme: Theme, corpus: Corpus): string {
  const label = theme.label.toLowerCase();
  const others = topicsOf(theme.statements, theme.topics, 6).filter(
    (topic) => !label.includes(topic.label.toLowerCase()),
  );
  return wordingFor(corpus).theme(
    { part: theme.conversations.size, whole: corpus.conversations.length },
    theme.statements.length,
    others.slice(0, 3).map((topic) => topic.label),
    actsIn(theme.statements),
  );
}

/** The topics as text: "cough and fever", or "night staffing (bay, nurse)" if the team asked about night staffing. */
export function named(topics: readonly Topic[], wording: Wording, subject?: Topic): string {
  const labels = topics.filter((topic) => topic !== subject).map((topic) => wording.inline(topic.label));
  if (subject === undefined || !topics.includes(subject)) return wording.listed(labels);
  return labels.length === 0 ? subject.label : `${subject.label} (${labels.join(', ')})`;
}

/** Where it comes up for most people: under a question of the guide, or else together with another topic. */
export function momentOf(
  statements: readonly Statement[],
  among: readonly Topic[],
  focus: readonly Topic[],
  corpus: Corpus,
): Moment | undefined {
  const people = peopleIn(statements).size;
  const isCommon = (count: number): boolean => count >= 2 && count * 2 >= people;
  const unasked = statements.filter(({ wishAsked }) => !wishAsked);
  const byQuestion = [...Map.groupBy(unasked, ({ question }) => question)]
    .map(([question, said]) => ({
      topic: corpus.questions[question ?? -1]?.topic?.trim() ?? '',
      count: peopleIn(said).size,
    }))
    .filter(({ topic, count }) => topic !== '' && isCommon(count))
    .toSorted((a, b) => b.count - a.count || compare(a.topic, b.topic));
  const [asked] = byQuestion;
  if (asked !== undefined) return { ...asked, asked: true };
  const [beside] = topicsOf(statements, among, 6)
    .filter((topic) => !focus.some((other) => repeats(other, topic)))
    .map((topic) => ({
      topic: topic.label,
      count: peopleIn(statements.filter((statement) => statement.topics.has(topic.key))).size,
    }))
    .filter(({ count }) => count >= 2 && count * 4 >= people);
  return beside === undefined ? undefined : { ...beside, asked: false };
}
