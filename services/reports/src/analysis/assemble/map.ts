import type { reports } from '@insights/contracts';
import { observationsOf } from '../count/corpus.ts';
import type { Corpus, Row } from '../types.ts';
import type { EvidenceBook } from './evidence-book.ts';

const MAX_EDGES = 120;

interface Sources {
  readonly corpus: Corpus;
  readonly rows: readonly Row[];
  readonly themes: readonly reports.KeyTheme[];
  readonly results: readonly reports.QuestionResult[];
  readonly contradictions: readonly reports.Contradiction[];
  readonly book: EvidenceBook;
}

/**
 * Themes and questions, and what connects them in what people said: two themes in one turn, a theme in a turn that answers a question, the two
 * sides of a theme. Causes, effects and remedies have no edges, because no sentence states them of two nodes.
 */
export function cartography(sources: Sources): reports.Cartography {
  const { themes, results, contradictions } = sources;
  const nodes: reports.GraphNode[] = [
    ...themes.map(({ id, label, support_count, evidence }) => ({
      id,
      type: 'theme' as const,
      label,
      weight: support_count,
      evidence,
    })),
    ...results.flatMap(({ question_id, text, answered, points }) => {
      const evidence = [...new Set(points.flatMap((point) => point.evidence))];
      return evidence.length === 0
        ? []
        : [{ id: questionNode(question_id), type: 'question' as const, label: text, weight: answered, evidence }];
    }),
    ...contradictions.flatMap(({ id, positive, negative }) =>
      [positive, negative].flatMap((side, index) =>
        side
          ? [
              {
                id: sideNode(id, index),
                type: 'topic' as const,
                label: side.text,
                weight: side.participants.length,
                evidence: side.evidence,
              },
            ]
          : [],
      ),
    ),
  ];
  const known = new Set(nodes.map(({ id }) => id));
  const edges = [...mentionedTogether(sources), ...mentionedInAnswers(sources)]
    .filter(({ from, to }) => known.has(from) && known.has(to))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_EDGES);
  return { nodes, edges: [...edges, ...opposed(sources)] };
}

/** The id of a question's node. */
export const questionNode = (question_id: string): string => `question-${question_id}`;
const sideNode = (id: string, index: number): string => `${id}-${index === 0 ? 'positive' : 'negative'}`;

function edge(
  type: reports.EdgeType,
  from: string,
  to: string,
  { weight, evidence }: { weight: number; evidence: string[] },
): reports.GraphEdge {
  return { id: `${from} ${type} ${to}`, type, from, to, weight, evidence };
}

/** What a person says of two nodes: the first passage of each person counts. */
type Said = Map<string, { from: string; to: string; byPerson: Map<number, string[]> }>;

function note(said: Said, from: string, to: string, { person, ids }: { person: number; ids: string[] }): void {
  const key = `${from}\n${to}`;
  const pair = said.get(key) ?? { from, to, byPerson: new Map() };
  said.set(key, pair);
  if (!pair.byPerson.has(person)) pair.byPerson.set(person, ids);
}

const edgesOf = (type: reports.EdgeType, said: Said, book: EvidenceBook): reports.GraphEdge[] =>
  [...said.values()].map(({ from, to, byPerson }) =>
    edge(type, from, to, { weight: byPerson.size, evidence: book.cite([...byPerson.values()].flat()) }),
  );

/** Two themes that one person raises in one turn. The weight is the number of persons. */
function mentionedTogether({ corpus, rows, book }: Sources): reports.GraphEdge[] {
  const observations = observationsOf(corpus);
  const inTurn = new Map<string, { person: number; codes: Map<string, string> }>();
  for (const { code, cells } of rows) {
    for (const id of cells.flatMap(({ supports, contradicts }) => [...supports, ...contradicts])) {
      const found = observations.get(id);
      if (!found) continue;
      const turn = found.observation.passage.turn_id;
      const own = inTurn.get(turn) ?? { person: found.person, codes: new Map<string, string>() };
      inTurn.set(turn, own);
      if (!own.codes.has(code.id)) own.codes.set(code.id, id);
    }
  }
  const said: Said = new Map();
  for (const { person, codes } of inTurn.values()) {
    const entries = [...codes];
    for (const [index, [from, first]] of entries.entries())
      for (const [to, second] of entries.slice(index + 1)) note(said, from, to, { person, ids: [first, second] });
  }
  return edgesOf('mentioned_with', said, book);
}

/** A theme that people raise when they answer a question. */
function mentionedInAnswers({ corpus, rows, book }: Sources): reports.GraphEdge[] {
  const observations = observationsOf(corpus);
  const said: Said = new Map();
  for (const { code, cells } of rows) {
    for (const id of cells.flatMap(({ state, supports }) => (state === 'supports' ? supports : []))) {
      const found = observations.get(id);
      const question = found?.observation.question_id ?? null;
      if (found && question !== null) note(said, questionNode(question), code.id, { person: found.person, ids: [id] });
    }
  }
  return edgesOf('mentioned_with', said, book);
}

/** A theme with its two sides. These are of different people: each may be true beside the other, so they contradict the theme and not each other. */
function opposed({ contradictions, themes }: Sources): reports.GraphEdge[] {
  return contradictions.flatMap(({ id, positive, negative }) => {
    const theme = themes.find(
      (each) => id === `contradiction-${each.id}` || id.startsWith(`contradiction-${each.id}-`),
    );
    if (!theme) return [];
    const of = (side: typeof positive) => ({
      weight: side?.participants.length ?? 0,
      evidence: side?.evidence ?? [],
    });
    return [
      edge('includes', theme.id, sideNode(id, 0), of(positive)),
      edge('contradicts', sideNode(id, 1), theme.id, of(negative)),
    ];
  });
}
