/** A deliberately simple model of the shared layer, written from the specification: sets of texts, without keys that are computed. */

export interface ModelProject {
  readonly id: string;
  readonly nodes: Map<string, { type: string; label: string }>;
  readonly edges: Map<string, { type: string; from_key: string; to_key: string }>;
}

export interface ModelRow {
  readonly key: string;
  readonly action: string;
  readonly missing: readonly string[];
}

export class SharedModel {
  /** `type label` of each node. */
  readonly nodes = new Set<string>();
  /** `type | from | to`, with the nodes as above. */
  readonly edges = new Set<string>();
  /** `project key` → the item that it was synced as. */
  readonly synced = new Map<string, string>();

  copy(): SharedModel {
    const copy = new SharedModel();
    for (const node of this.nodes) copy.nodes.add(node);
    for (const edge of this.edges) copy.edges.add(edge);
    for (const [key, item] of this.synced) copy.synced.set(key, item);
    return copy;
  }

  sync(
    project: ModelProject,
    { node_keys, edge_keys }: { node_keys: readonly string[]; edge_keys: readonly string[] },
  ): { nodes: ModelRow[]; edges: ModelRow[] } {
    return {
      nodes: node_keys.map((key) => ({ key, action: this.#syncNode(project, key), missing: [] })),
      edges: edge_keys.map((key) => this.#syncEdge(project, key)),
    };
  }

  #syncNode(project: ModelProject, key: string): string {
    const node = project.nodes.get(key);
    if (!node) return 'not_found';
    return this.#take(this.nodes, `${project.id} ${key}`, this.#nameOf(node));
  }

  #syncEdge(project: ModelProject, key: string): ModelRow {
    const edge = project.edges.get(key);
    if (!edge) return { key, action: 'not_found', missing: [] };
    if (this.synced.has(`${project.id} ${key}`)) return { key, action: 'skipped', missing: [] };
    const ends = [edge.from_key, edge.to_key];
    const missing = ends.filter((end) => !this.nodes.has(this.#sharedName(project, end)));
    if (missing.length > 0) return { key, action: 'not_found', missing };
    const [from, to] = ends.map((end) => this.#sharedName(project, end));
    return { key, action: this.#take(this.edges, `${project.id} ${key}`, `${edge.type} | ${from} | ${to}`), missing };
  }

  /** What a node is in the shared layer: as it was when it was synced, else as it is now. */
  #sharedName(project: ModelProject, key: string): string {
    const node = project.nodes.get(key);
    return this.synced.get(`${project.id} ${key}`) ?? (node ? this.#nameOf(node) : '');
  }

  #nameOf({ type, label }: { type: string; label: string }): string {
    return `${type} ${label.trim().toLowerCase()}`;
  }

  #take(items: Set<string>, key: string, item: string): string {
    if (this.synced.has(key)) return 'skipped';
    const action = items.has(item) ? 'linked' : 'created';
    items.add(item);
    this.synced.set(key, item);
    return action;
  }
}

/** Pseudo-random choices, determined by the seed. */
export class Choices {
  #state: number;

  constructor(seed: number) {
    this.#state = seed * 2 + 1;
  }

  below(most: number): number {
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return this.#state % most;
  }

  of<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  /** Some of the items, in any order and with repetitions. */
  some<T>(items: readonly T[], most: number): T[] {
    return Array.from({ length: this.below(most + 1) }, () => this.of(items));
  }
}
