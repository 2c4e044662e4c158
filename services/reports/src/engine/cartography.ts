import { compare } from './corpus.ts';
import type { Corpus } from './corpus.ts';
import { ofKind, peopleIn } from './findings.ts';
import type { Group } from './personas.ts';
import { chooseQuotes } from './quotes.ts';
import type { EvidenceBook } from './quotes.ts';
import { themeId } from './roadmap.ts';
import { round, slug } from './format.ts';
import type { Theme } from './themes.ts';
import type { GraphEdge, GraphNode } from './types.ts';

const TOPICS_SHOWN = 5;
/** Each persona is connected to the themes that it raises more than others, or with more trouble. */
const RAISED_SHOWN = 4;
/** The minimum number of common conversations for an edge between two themes. */
const SHARED = 2;

/** The map of the campaign: themes with their topics, themes raised together, and the themes that each persona raises. */
export function drawMap(themes: readonly Theme[], groups: readonly Group[], corpus: Corpus, book: EvidenceBook) {
  const nodes = new Map<string, GraphNode>();
  const edges: GraphEdge[] = [];
  for (const theme of themes) addTheme(theme, corpus, book, nodes, edges);
  edges.push(...neighbours(themes, corpus, book));
  for (const { persona, members } of groups) {
    nodes.set(persona.id, {
      id: persona.id,
      type: 'persona',
      label: persona.name,
      weight: persona.size,
      evidence: persona.evidence,
    });
    edges.push(...raised(persona.id, members, themes, corpus, book));
  }
  return { nodes: [...nodes.values()], edges };
}

function edge(type: GraphEdge['type'], from: string, to: string, weight: number, evidence: string[]): GraphEdge {
  return { id: `edge-${type}-${from}-${to}`, type, from, to, weight: round(weight), evidence };
}

function addTheme(
  theme: Theme,
  corpus: Corpus,
  book: EvidenceBook,
  nodes: Map<string, GraphNode>,
  edges: GraphEdge[],
): void {
  const id = themeId(theme);
  const evidence = book.cite(chooseQuotes(theme.statements, corpus, { count: 2 }));
  nodes.set(id, { id, type: 'theme', label: theme.label, weight: theme.conversations.size, evidence });
  for (const topic of theme.topics.slice(0, TOPICS_SHOWN)) {
    const statements = theme.statements.filter((statement) => statement.topics.has(topic.key));
    if (statements.length === 0) continue;
    const cited = book.cite(chooseQuotes(statements, corpus, { count: 2 }));
    const topicId = `topic-${slug(topic.label)}`;
    nodes.set(topicId, {
      id: topicId,
      type: 'topic',
      label: topic.label,
      weight: topic.conversations.size,
      evidence: cited,
    });
    edges.push(edge('includes', id, topicId, statements.length, cited));
  }
}

function neighbours(themes: readonly Theme[], corpus: Corpus, book: EvidenceBook): GraphEdge[] {
  const total = corpus.conversations.length;
  return themes.flatMap((a, index) =>
    themes.slice(index + 1).flatMap((b) => {
      const both = [...a.conversations].filter((conversation) => b.conversations.has(conversation));
      const expected = (a.conversations.size * b.conversations.size) / total;
      if (both.length < SHARED || both.length < expected * 1.1) return [];
      const inBoth = new Set(both);
      const said = [...a.statements, ...b.statements].filter(({ conversation }) => inBoth.has(conversation));
      const weight = both.length / new Set([...a.conversations, ...b.conversations]).size;
      return [
        edge('mentioned_with', themeId(a), themeId(b), weight, book.cite(chooseQuotes(said, corpus, { count: 2 }))),
      ];
    }),
  );
}

function raised(
  id: string,
  members: ReadonlySet<number>,
  themes: readonly Theme[],
  corpus: Corpus,
  book: EvidenceBook,
): GraphEdge[] {
  const rest = Math.max(1, corpus.conversations.length - members.size);
  return themes
    .map((theme) => {
      const said = theme.statements.filter(({ conversation }) => members.has(conversation));
      const people = peopleIn(said).size;
      const others = theme.conversations.size - people;
      const trouble = peopleIn(ofKind(said, 'problem')).size;
      return { theme, said, people, lift: people / members.size - others / rest + trouble / members.size };
    })
    .filter(({ people }) => people * 2 >= members.size)
    .toSorted((a, b) => b.lift - a.lift || compare(a.theme.label, b.theme.label))
    .slice(0, RAISED_SHOWN)
    .map(({ theme, said, people }) =>
      edge('raises', id, themeId(theme), people / members.size, book.cite(chooseQuotes(said, corpus, { count: 1 }))),
    );
}
