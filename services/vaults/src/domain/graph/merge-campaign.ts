import type { reports } from '@insights/contracts';
import type { Properties } from '../../db/project-entities.ts';
import { edgeKey, nodeIdentity, nodeKey } from './keys.ts';

/** What a person changed in an item of a campaign. */
export interface Edit {
  readonly is_removed: boolean;
  readonly type: string | null;
  readonly label: string | null;
  readonly properties: Properties | null;
}

/** The project's graph, as far as a campaign's map meets it. */
export interface ProjectItems {
  /** Identities of nodes by key. */
  readonly nodes: ReadonlyMap<string, string>;
  /** Identities of edges by key. */
  readonly edges: ReadonlyMap<string, string>;
  readonly edits: ReadonlyMap<string, Edit>;
}

export interface MergedNode {
  readonly prj_key: string;
  readonly type: string;
  readonly label: string;
  readonly properties: Properties;
  readonly identity: string;
  readonly is_edited: boolean;
  readonly is_new: boolean;
  /** Ids of the report's evidence. */
  readonly evidence: readonly string[];
}

export interface MergedEdge {
  readonly edge_key: string;
  readonly type: string;
  readonly from_key: string;
  readonly to_key: string;
  readonly is_edited: boolean;
  readonly is_new: boolean;
  readonly evidence: readonly string[];
}

/** Longer labels are cut; the same for every campaign, so that they stay the same node. */
const LONGEST_LABEL = 300;

/**
 * Finds the place of each item of a campaign's map in the project's graph. Nodes of the same type and label are one, whichever campaign they
 * come from. What a person changed or removed stays so.
 */
export function mergeCampaign(
  map: reports.Cartography,
  { nodes, edges, edits }: ProjectItems,
): { nodes: MergedNode[]; edges: MergedEdge[] } {
  const keyOf = new Map<string, string>();
  const byIdentity = new Map([...nodes].map(([key, identity]) => [identity, key]));
  const merged = new Map<string, MergedNode>();
  for (const node of map.nodes) {
    if (node.evidence.length === 0) continue;
    const found = placeOf(node, { nodes, byIdentity, edits });
    if (!found) continue;
    keyOf.set(node.id, found.prj_key);
    byIdentity.set(found.identity, found.prj_key);
    const before = merged.get(found.prj_key);
    merged.set(found.prj_key, { ...found, ...before, evidence: union(before?.evidence, node.evidence) });
  }
  const lines = new Map<string, MergedEdge>();
  const lineByIdentity = new Map([...edges].map(([key, identity]) => [identity, key]));
  for (const edge of map.edges) {
    const [from_key, to_key] = [keyOf.get(edge.from), keyOf.get(edge.to)];
    if (from_key === undefined || to_key === undefined || from_key === to_key || edge.evidence.length === 0) continue;
    const own = edgeKey(edge.type, from_key, to_key);
    const edit = edits.get(own);
    if (edit?.is_removed) continue;
    const type = edit?.type ?? edge.type;
    const identity = edgeIdentity({ type, from_key, to_key });
    const edge_key = edges.has(own) ? own : (lineByIdentity.get(identity) ?? own);
    lineByIdentity.set(identity, edge_key);
    const before = lines.get(edge_key);
    lines.set(edge_key, {
      edge_key,
      type,
      from_key,
      to_key,
      is_edited: edit !== undefined,
      is_new: !edges.has(edge_key),
      evidence: union(before?.evidence, edge.evidence),
    });
  }
  return { nodes: [...merged.values()], edges: [...lines.values()] };
}

/** No two edges of a project have the same. */
export const edgeIdentity = ({ type, from_key, to_key }: Pick<MergedEdge, 'type' | 'from_key' | 'to_key'>): string =>
  JSON.stringify([type, from_key, to_key]);

const union = (some: readonly string[] = [], more: readonly string[]): string[] => [...new Set([...some, ...more])];

interface Places {
  readonly nodes: ReadonlyMap<string, string>;
  readonly byIdentity: ReadonlyMap<string, string>;
  readonly edits: ReadonlyMap<string, Edit>;
}

/** Null for a node that a person removed. */
function placeOf(node: reports.GraphNode, { nodes, byIdentity, edits }: Places): MergedNode | null {
  const own = { type: node.type, label: node.label.slice(0, LONGEST_LABEL) };
  const prj_key = nodeKey(nodeIdentity(own.type, own.label));
  const edit = edits.get(prj_key);
  if (edit?.is_removed) return null;
  const shown = { type: edit?.type ?? own.type, label: edit?.label ?? own.label };
  const identity = nodeIdentity(shown.type, shown.label);
  // A person may have given its type and label to another node, which then is this one.
  const taken = nodes.has(prj_key) ? prj_key : byIdentity.get(identity);
  return {
    prj_key: taken ?? prj_key,
    ...shown,
    properties: edit?.properties ?? {},
    identity: taken === undefined ? identity : (nodes.get(taken) ?? identity),
    is_edited: edit !== undefined,
    is_new: taken === undefined,
    evidence: [],
  };
}
