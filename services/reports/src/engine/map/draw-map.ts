import type { reports } from '@insights/contracts';

import { compare } from '../corpus/content-order.ts';
import { participantsOf } from '../corpus/said.ts';
import type { Said } from '../corpus/said.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { EvidenceBook } from '../evidence-book.ts';
import { typical } from '../findings/quotes.ts';
import { round, slug } from '../format.ts';
import { names } from '../themes/balance.ts';
import type { Theme } from '../themes/theme.ts';
import type { GraphEdge, GraphNode, Persona } from '../types.ts';
import { kindNodes, linksBetween, reasonsIn } from './statement-nodes.ts';
import type { KindNode } from './statement-nodes.ts';

const MOST_NODES = 60;
const MOST_THEMES = 15;
const MOST_REASONS = 8;
const TOPICS = 2;
const QUOTES = 2;
/** Themes with fewer participants in common are not connected. */
const LEAST_SHARED = 2;
/** Nor are themes that share only as many as chance explains. */
const BEYOND_CHANCE = 1.1;

/** The map of a campaign: themes with what people say about them, what leads to what, and who raises what. */
export function drawMap(
  all: readonly Theme[],
  personas: readonly Persona[],
  corpus: Corpus,
  book: EvidenceBook,
): reports.Cartography {
  const themes = all.slice(0, MOST_THEMES);
  const room = MOST_NODES - themes.length - personas.length;
  const kinds = themes
    .flatMap((theme) => kindNodes(theme))
    .toSorted((a, b) => participantsOf(b.statements).size - participantsOf(a.statements).size || compare(a.id, b.id))
    .slice(0, room - MOST_REASONS);
  const reasons = reasonsIn(kinds).slice(0, MOST_REASONS);
  const topics = themes.flatMap((theme) => topicsOf(theme)).slice(0, room - kinds.length - reasons.length);
  const nodes: GraphNode[] = [
    ...themes.map((theme) => themeNode(theme, book)),
    ...personas.map(({ id, name, size, evidence }) => ({
      id,
      type: 'persona' as const,
      label: name,
      weight: size,
      evidence,
    })),
    ...kinds.map((node) => kindNode(node, book)),
    ...reasons.map(({ id, label, said }) => ({
      id,
      type: 'cause' as const,
      label,
      weight: 1,
      evidence: book.cite([said]),
    })),
    ...topics.map(({ node, said }) => ({ ...node, evidence: book.cite(said) })),
  ];
  const edges = [
    ...kinds.map((node) =>
      edge(
        'concerns',
        node.theme.id,
        node.id,
        participantsOf(node.statements).size,
        book.cite(typical(node.statements, 1, book)),
      ),
    ),
    ...reasons.map(({ id, said, of }) => edge('causes', id, of.id, 1, book.cite([said]))),
    ...topics.map(({ theme, node, said }) => edge('includes', theme.id, node.id, node.weight, book.cite(said))),
    ...linksBetween(kinds).map(({ type, from, to, statements }) =>
      edge(type, from.id, to.id, participantsOf(statements).size, book.cite(statements.slice(0, 2 * QUOTES))),
    ),
    ...neighbours(themes, corpus, book),
    ...raised(personas, themes, corpus, book),
  ];
  return { nodes, edges };
}

const edge = (type: GraphEdge['type'], from: string, to: string, weight: number, evidence: string[]): GraphEdge => ({
  id: `edge-${type}-${from}-${to}`,
  type,
  from,
  to,
  weight: round(weight),
  evidence,
});

function themeNode(theme: Theme, book: EvidenceBook): GraphNode {
  const about = theme.statements.filter((said) => names(said, theme.named));
  const evidence = book.cite(typical(about.length === 0 ? theme.statements : about, QUOTES, book));
  return { id: theme.id, type: 'theme', label: theme.label, weight: theme.balance.supporters.length, evidence };
}

const kindNode = ({ id, type, label, statements }: KindNode, book: EvidenceBook): GraphNode => ({
  id,
  type,
  label,
  weight: participantsOf(statements).size,
  evidence: book.cite(statements.slice(0, QUOTES)),
});

interface Topic {
  theme: Theme;
  node: Omit<GraphNode, 'evidence'>;
  said: Said[];
}

/** Nouns that its label does not name and that several people use where they name the theme. */
function topicsOf(theme: Theme): Topic[] {
  const topics: Topic[] = [];
  const about = theme.isCorrected ? theme.statements : theme.statements.filter((each) => names(each, theme.named));
  for (const { key, isNoun, text } of theme.terms) {
    if (topics.length >= TOPICS) break;
    if (!isNoun || [...theme.named].some((name) => name.includes(key) || key.includes(name))) continue;
    const term = new Set([key]);
    const said = about.filter((each) => names(each, term));
    const weight = participantsOf(said).size;
    const id = `topic-${slug(theme.id)}-${slug(text)}`;
    if (weight >= 2)
      topics.push({ theme, node: { id, type: 'topic', label: text, weight }, said: said.slice(0, QUOTES) });
  }
  return topics;
}

/** Themes that more participants have in common than chance explains. */
function neighbours(themes: readonly Theme[], corpus: Corpus, book: EvidenceBook): GraphEdge[] {
  const people = themes.map((theme) => participantsOf(theme.statements));
  const raises = people.map((own) => {
    const flags = new Uint8Array(corpus.participants.length);
    for (const person of own) flags[person] = 1;
    return flags;
  });
  return themes.flatMap((a, at) =>
    themes.slice(at + 1).flatMap((b, offset) => {
      const [ofA, ofB] = [people[at] ?? new Set<number>(), people[at + 1 + offset] ?? new Set<number>()];
      const [first, second] = [raises[at] ?? new Uint8Array(), raises[at + 1 + offset] ?? new Uint8Array()];
      const isShared = (person: number): boolean => first[person] === 1 && second[person] === 1;
      let shared = 0;
      for (let person = 0; person < first.length; person += 1) shared += isShared(person) ? 1 : 0;
      const expected = (ofA.size * ofB.size) / Math.max(1, corpus.participants.length);
      if (shared < LEAST_SHARED || shared < expected * BEYOND_CHANCE) return [];
      const quoted = [a, b].flatMap(
        ({ statements }) => statements.find(({ participant }) => isShared(participant)) ?? [],
      );
      const weight = shared / (ofA.size + ofB.size - shared);
      return [edge('mentioned_with', a.id, b.id, weight, book.cite(quoted))];
    }),
  );
}

/** The themes that at least half of a persona's members raise. */
function raised(
  personas: readonly Persona[],
  themes: readonly Theme[],
  corpus: Corpus,
  book: EvidenceBook,
): GraphEdge[] {
  return personas.flatMap(({ id, members }) => {
    const inside = new Set(members);
    return themes.flatMap((theme) => {
      const said = theme.statements.filter(({ participant }) => inside.has(corpus.participants[participant]?.id ?? ''));
      const share = participantsOf(said).size / Math.max(1, members.length);
      return share < 0.5 ? [] : [edge('raises', id, theme.id, share, book.cite(typical(said, 1, book)))];
    });
  });
}
