import type { queries, reports } from '@insights/contracts';
import { languageOf } from '@insights/language';
import type { CampaignGraph } from './campaign-graph.ts';
import { matchesWords } from './words.ts';

/** A path through the map of a campaign. */
interface Path {
  readonly nodes: readonly reports.GraphNode[];
  readonly edges: readonly reports.GraphEdge[];
}

export interface Traversed {
  readonly paths: readonly Path[];
  /** There are more paths than `limit`, or too many had to be followed. */
  readonly is_truncated: boolean;
}

/** Beginnings of paths that one query follows: a few milliseconds. */
const MAX_LOOKED = 20_000;

type Query = Pick<queries.QueryRequest, 'start' | 'traverse' | 'limit'>;

/**
 * The paths from the start through every step, at most `limit`. Nodes and edges without any of the admitted evidence are left out. Paths
 * are followed one after the other, depth first, so that the work is bounded by `limit`; no path visits a node twice.
 */
export function traverse(graph: CampaignGraph, query: Query, admitted: ReadonlyMap<string, unknown>): Traversed {
  const { nodes = [], edges = [] } = graph.version.outputs?.cartography ?? {};
  const counts = ({ evidence }: { evidence: string[] }): boolean => evidence.some((id) => admitted.has(id));
  const language = languageOf(graph.language);
  const usable = new Map(nodes.filter(counts).map((node) => [node.id, node]));
  const byNode = edgesByNode(edges.filter(counts));
  const paths: Path[] = [];
  let is_truncated = false;
  let looked = 0;
  const matches = (node: reports.GraphNode, match: queries.NodeMatch | null): boolean =>
    match === null ||
    ((match.ids.length === 0 || match.ids.includes(node.id)) &&
      (match.types.length === 0 || match.types.includes(node.type)) &&
      (match.label === null || matchesWords(node.label, match.label, language)));
  const follow = (path: Path, steps: readonly queries.Traversal[]): void => {
    const [step, ...rest] = steps;
    looked += 1;
    if (paths.length >= query.limit || looked > MAX_LOOKED) {
      is_truncated = true;
      return;
    }
    if (step === undefined) {
      paths.push(path);
      return;
    }
    const at = path.nodes.at(-1)?.id ?? '';
    for (const { edge, to } of byNode.get(at) ?? []) {
      if (is_truncated) return;
      const node = usable.get(to);
      const isWanted =
        node !== undefined && leads(edge, at, step) && matches(node, step.to) && !path.nodes.includes(node);
      if (isWanted) follow({ nodes: [...path.nodes, node], edges: [...path.edges, edge] }, rest);
    }
  };
  for (const node of usable.values()) {
    if (is_truncated) break;
    if (matches(node, query.start)) follow({ nodes: [node], edges: [] }, query.traverse);
  }
  return { paths, is_truncated };
}

/** Every edge at both of its ends. */
function edgesByNode(edges: readonly reports.GraphEdge[]): Map<string, { edge: reports.GraphEdge; to: string }[]> {
  const ends = edges.flatMap((edge) => [
    { at: edge.from, edge, to: edge.to },
    ...(edge.from === edge.to ? [] : [{ at: edge.to, edge, to: edge.from }]),
  ]);
  return Map.groupBy(ends, ({ at }) => at);
}

function leads(edge: reports.GraphEdge, at: string, { edges, direction }: queries.Traversal): boolean {
  if (edges.length > 0 && !edges.includes(edge.type)) return false;
  if (direction === 'in') return edge.to === at;
  return direction === 'both' || edge.from === at;
}
