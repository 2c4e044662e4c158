import { createRequire } from 'node:module';

import type { UndirectedGraph } from 'graphology';
import type Louvain from 'graphology-communities-louvain';

import { seededRandom } from './random.ts';

// The library is CommonJS and exports the function itself, but its types declare `default`; `require` satisfies both.
const louvain: typeof Louvain.default = createRequire(import.meta.url)('graphology-communities-louvain');

/** The community number of each node, deterministic for a graph. Edges have a `weight`. */
export function communitiesOf(graph: UndirectedGraph, resolution: number): Record<string, number> {
  return louvain(graph, { resolution, rng: seededRandom(), getEdgeWeight: 'weight' });
}
