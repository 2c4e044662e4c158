import type { projects } from '@insights/contracts';
import { nodeIdentity, sharedEdgeKey, sharedNodeKey } from './keys.ts';

/** What a sync knows of the project, and of the shared layer where it concerns the project. */
export interface SyncState {
  /** Nodes of the project by key. */
  readonly nodes: ReadonlyMap<string, { readonly type: string; readonly label: string }>;
  /** Edges of the project by key. */
  readonly edges: ReadonlyMap<string, { readonly type: string; readonly from_key: string; readonly to_key: string }>;
  /** Items of the project that were synced before: key in the project → key in the shared layer. */
  readonly synced: ReadonlyMap<string, string>;
  /** Keys that the shared layer has. */
  has(ukl_key: string): boolean;
}

/** What a sync does: a row for each key asked, in that order, and the items to add. */
export interface SyncPlan<Result, Item> {
  readonly results: Result[];
  /** The items that get provenance: `created` ones are also new in the shared layer. */
  readonly added: readonly Item[];
}

export interface Added {
  readonly action: 'created' | 'linked';
  /** In the project. */
  readonly key: string;
  readonly ukl_key: string;
}

export interface AddedEdge extends Added {
  /** In the shared layer. */
  readonly from_key: string;
  readonly to_key: string;
}

/** Decides on one item at a time, so that a key that is asked twice is skipped the second time. */
class Planner {
  readonly nodes: Added[] = [];
  readonly edges: AddedEdge[] = [];
  readonly #synced: Map<string, string>;
  readonly #created = new Set<string>();
  readonly #state: SyncState;

  constructor(state: SyncState) {
    this.#state = state;
    this.#synced = new Map(state.synced);
  }

  has(uklKey: string): boolean {
    return this.#created.has(uklKey) || this.#state.has(uklKey);
  }

  synced(key: string): string | undefined {
    return this.#synced.get(key);
  }

  /** A node of the project that was not synced before. */
  addNode(key: string, ukl_key: string): Added['action'] {
    const added = this.#take(key, ukl_key);
    this.nodes.push(added);
    return added.action;
  }

  /** The same of an edge. */
  addEdge(key: string, ukl_key: string, ends: Pick<AddedEdge, 'from_key' | 'to_key'>): Added['action'] {
    const added = this.#take(key, ukl_key);
    this.edges.push({ ...added, ...ends });
    return added.action;
  }

  #take(key: string, ukl_key: string): Added {
    const action = this.has(ukl_key) ? 'linked' : 'created';
    this.#created.add(ukl_key);
    this.#synced.set(key, ukl_key);
    return { action, key, ukl_key };
  }
}

const sharedKeyOf = ({ type, label }: { readonly type: string; readonly label: string }): string =>
  sharedNodeKey(nodeIdentity(type, label));

/** The keys in the shared layer that nodes of the project have, or would have. */
export const sharedKeysOf = (nodes: SyncState['nodes']): string[] => [...nodes.values()].map(sharedKeyOf);

/** The same of edges between nodes that are synced. */
export function sharedEdgeKeysOf({ edges, nodes, synced }: Pick<SyncState, 'edges' | 'nodes' | 'synced'>): string[] {
  return [...edges.values()].flatMap(({ type, from_key, to_key }) => {
    const [from, to] = [from_key, to_key].map((key) => {
      const node = nodes.get(key);
      return synced.get(key) ?? (node && sharedKeyOf(node));
    });
    return from !== undefined && to !== undefined ? [sharedEdgeKey(type, from, to)] : [];
  });
}

/** Plans a sync: nodes first, so that edges may lead to nodes of the same request. Nothing that exists is changed. */
export function planSync(
  state: SyncState,
  { node_keys, edge_keys }: { readonly node_keys: readonly string[]; readonly edge_keys: readonly string[] },
): { nodes: SyncPlan<projects.NodeResult, Added>; edges: SyncPlan<projects.EdgeResult, AddedEdge> } {
  const planner = new Planner(state);
  const node_results = node_keys.map((key) => nodeResult(planner, state, key));
  const edge_results = edge_keys.map((key) => edgeResult(planner, state, key));
  return {
    nodes: { results: node_results, added: planner.nodes },
    edges: { results: edge_results, added: planner.edges },
  };
}

function nodeResult(planner: Planner, { nodes }: SyncState, prj_key: string): projects.NodeResult {
  const node = nodes.get(prj_key);
  if (!node) return { action: 'not_found', prj_key, ukl_key: '' };
  const before = planner.synced(prj_key);
  if (before !== undefined) return { action: 'skipped', prj_key, ukl_key: before };
  const ukl_key = sharedKeyOf(node);
  return { action: planner.addNode(prj_key, ukl_key), prj_key, ukl_key };
}

function edgeResult(planner: Planner, { nodes, edges }: SyncState, edge_key: string): projects.EdgeResult {
  const edge = edges.get(edge_key);
  if (!edge) return { action: 'not_found', edge_key, ukl_key: '', missing_keys: [] };
  const before = planner.synced(edge_key);
  if (before !== undefined) return { action: 'skipped', edge_key, ukl_key: before, missing_keys: [] };
  const sharedOf = (key: string): string | undefined => {
    const node = nodes.get(key);
    const ukl_key = planner.synced(key) ?? (node && sharedKeyOf(node));
    return ukl_key !== undefined && planner.has(ukl_key) ? ukl_key : undefined;
  };
  const ends = [edge.from_key, edge.to_key];
  const [from, to] = ends.map(sharedOf);
  if (from === undefined || to === undefined) {
    const missing_keys = [...new Set(ends.filter((key) => sharedOf(key) === undefined))];
    return { action: 'not_found', edge_key, ukl_key: '', missing_keys };
  }
  const ukl_key = sharedEdgeKey(edge.type, from, to);
  return {
    action: planner.addEdge(edge_key, ukl_key, { from_key: from, to_key: to }),
    edge_key,
    ukl_key,
    missing_keys: [],
  };
}
