import { UndirectedGraph } from 'graphology';

import { communitiesOf } from './communities.ts';
import { compare } from './corpus.ts';
import type { Corpus, Statement, Topic } from './corpus.ts';

/** Topics that belong together, and the statements about them. */
export interface Theme {
  label: string;
  /** The question's topic, if the theme comes from the guide. */
  subject?: Topic;
  /** The highest score first. */
  topics: Topic[];
  statements: Statement[];
  /** Positions of conversations. */
  conversations: ReadonlySet<number>;
}

const MAX_NODES = 400;
const MAX_THEMES = 12;
const MAX_TOPICS = 8;
const RESOLUTION = 1.8;
/** A topic in a larger share of the conversations is ignored, because it would connect all topics. */
const UBIQUITOUS = 0.5;
/** With fewer conversations, two topics occur in the same ones by chance. */
export const MANY = 12;

/** Themes by community detection over topics that are mentioned together, the most salient first. */
export function findThemes(corpus: Corpus): Theme[] {
  const nodes = supported(corpus);
  const graph = coOccurrence(corpus, nodes);
  if (graph.order === 0) return [];
  const groups = new Map<number, Topic[]>();
  const communities = communitiesOf(graph, RESOLUTION);
  for (const topic of nodes) {
    const group = communities[topic.key] ?? -1;
    groups.set(group, [...(groups.get(group) ?? []), topic]);
  }
  const themes = [...groups.values()].flatMap((topics) => themeOf(topics, graph, corpus));
  return distinct(themes.toSorted(bySalience)).slice(0, MAX_THEMES);
}

/** Specific topics of at least two conversations and topics set by a person; with few conversations, every topic. */
function supported({ topics, conversations }: Corpus): Topic[] {
  const few = conversations.length < 4;
  return [...topics.values()]
    .filter((topic) => topic.fromPerson || few || (topic.conversations.size >= 2 && topic.isSpecific))
    .toSorted((a, b) => b.conversations.size - a.conversations.size || b.mentions - a.mentions || compare(a.key, b.key))
    .slice(0, MAX_NODES)
    .toSorted((a, b) => compare(a.key, b.key));
}

function coOccurrence(corpus: Corpus, nodes: readonly Topic[]): UndirectedGraph {
  const graph = new UndirectedGraph();
  for (const topic of nodes) graph.addNode(topic.key);
  const together = new Map<string, number>();
  const count = (groups: Iterable<ReadonlySet<string>>, weight: number): void => {
    for (const group of groups) {
      const keys = [...group].filter((key) => graph.hasNode(key)).toSorted(compare);
      keys.forEach((a, index) => {
        for (const b of keys.slice(index + 1)) together.set(`${a}\n${b}`, (together.get(`${a}\n${b}`) ?? 0) + weight);
      });
    }
  };
  const total = Math.max(1, corpus.conversations.length);
  count(perTurn(corpus), 1);
  // With few conversations, most topics co-occur in one of them by chance.
  if (total >= MANY) count(perConversation(corpus), 1);
  count(
    corpus.statements.map((statement) => statement.topics),
    2,
  );
  for (const [pair, weight] of [...together].toSorted(([a], [b]) => compare(a, b))) {
    const [a = '', b = ''] = pair.split('\n');
    const strength = association(corpus.topics.get(a), corpus.topics.get(b), weight, total);
    if (strength > 0) graph.addEdge(a, b, { weight: strength });
  }
  return graph;
}

function perConversation({ statements, conversations }: Corpus): Set<string>[] {
  const sets = conversations.map(() => new Set<string>());
  for (const { conversation, topics } of statements) for (const key of topics) sets[conversation]?.add(key);
  return sets;
}

const perTurn = ({ statements }: Corpus): Set<string>[] =>
  [...Map.groupBy(statements, ({ turn }) => turn).values()].map(
    (own) => new Set(own.flatMap(({ topics }) => [...topics])),
  );

/** How much more often two topics occur together than their frequencies predict; 0 for a single co-occurrence. */
function association(a: Topic | undefined, b: Topic | undefined, weight: number, total: number): number {
  if (a === undefined || b === undefined) return 0;
  if (total < MANY) return weight < Math.min(total, 3) ? 0 : weight / Math.sqrt(a.mentions * b.mentions);
  const cap = UBIQUITOUS * total;
  if (a.conversations.size > cap || b.conversations.size > cap || weight < 2) return 0;
  return weight / Math.sqrt(a.conversations.size * b.conversations.size);
}

function themeOf(topics: readonly Topic[], graph: UndirectedGraph, corpus: Corpus): Theme[] {
  const members = new Set(topics.map((topic) => topic.key));
  const bond = (topic: Topic): number =>
    graph.reduceNeighbors(
      topic.key,
      (sum, neighbour) => sum + (members.has(neighbour) ? weightOf(graph, topic.key, neighbour) : 0),
      0,
    );
  const ranked = topics
    .map((topic) => ({
      topic,
      score:
        topic.conversations.size *
        (1 + Math.log1p(bond(topic))) *
        topic.confidence ** 2 *
        Math.max(LEAST_WEIGHT, topic.specificity),
    }))
    .toSorted((a, b) => b.score - a.score || compare(a.topic.key, b.topic.key))
    .map(({ topic }) => topic)
    .slice(0, MAX_TOPICS);
  const named = namesOf(ranked, graph);
  const first = named[0];
  if (first === undefined) return [];
  const conversations = conversationsOf(ranked, named, corpus);
  const keys = new Set(ranked.map((topic) => topic.key));
  const statements = corpus.statements.filter(
    (statement) => conversations.has(statement.conversation) && [...statement.topics].some((key) => keys.has(key)),
  );
  const label = sentenceCase(named.map((topic) => topic.label).join(' and '));
  const isSmall = corpus.conversations.length < 4;
  // A few passing mentions are not a theme, unless a person set the topic.
  const isThin = !isSmall && statements.length < 4 && !ranked.some((topic) => topic.fromPerson);
  return conversations.size < (isSmall ? 1 : 2) || isThin ? [] : [{ label, topics: ranked, statements, conversations }];
}

const weightOf = (graph: UndirectedGraph, a: string, b: string): number =>
  Number(graph.getEdgeAttribute(a, b, 'weight'));

/** A conversation belongs to a theme if it has a topic of the theme's name, or two of its topics. */
function conversationsOf(topics: readonly Topic[], named: readonly Topic[], { conversations }: Corpus): Set<number> {
  const touched = (position: number): number => topics.filter((topic) => topic.conversations.has(position)).length;
  const positions = conversations.map((_, position) => position);
  return new Set(
    positions.filter((position) => named.some((topic) => topic.conversations.has(position)) || touched(position) >= 2),
  );
}

/** The least weight of a topic, for words that are as frequent in the language at large. */
const LEAST_WEIGHT = 0.05;

/** The minimum edge weight between the two topics of a theme's name. */
const NAME_BOND = 0.4;
/** The confidence from which on a topic is a noun or nominal form; an adjective names a theme only if there is nothing better. */
export const NOMINAL = 0.7;

/** A theme is named after its first topic, or two that differ, are closely connected and about equally common. */
function namesOf(ranked: readonly Topic[], graph: UndirectedGraph): Topic[] {
  const candidates = ranked.filter((topic) => topic.isSpecific);
  const nominal = candidates.filter((topic) => topic.confidence >= NOMINAL);
  const [first, ...others] = nominal.length === 0 ? candidates : nominal;
  if (first === undefined) return [];
  const second = others.find(
    (topic) =>
      !repeats(topic, first) &&
      topic.conversations.size * 2 >= first.conversations.size &&
      graph.hasEdge(first.key, topic.key) &&
      weightOf(graph, first.key, topic.key) >= NAME_BOND,
  );
  return second === undefined ? [first] : [first, second];
}

/** Whether one topic contains part of the other: head and headache, pain and back pain. */
export const repeats = (a: Topic, b: Topic): boolean =>
  a.key.split(' ').some((word) => b.key.split(' ').some((other) => word.startsWith(other) || other.startsWith(word)));

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Conversations with a problem, worry, wish or praise about the theme count fully, others a third. */
function salience({ statements, conversations }: Theme): number {
  const own = new Set(statements.filter(({ kinds }) => kinds.size > 0).map(({ conversation }) => conversation));
  return own.size + (conversations.size - own.size) / 3;
}

export const bySalience = (a: Theme, b: Theme): number =>
  salience(b) - salience(a) ||
  b.conversations.size - a.conversations.size ||
  b.statements.length - a.statements.length ||
  compare(a.label, b.label);

function distinct(themes: readonly Theme[]): Theme[] {
  const seen = new Set<string>();
  return themes.filter((theme) => !seen.has(theme.label) && seen.add(theme.label));
}
