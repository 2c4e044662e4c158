import type { common } from '@insights/contracts';
import { invalid } from '@insights/errors';
import { PAGE_BYTES } from './limits.ts';

const DEFAULT_NODES = 200;
const MOST_NODES_OF_PAGE = 500;
/** Nodes that are read at a time, so that memory is bounded however many quotes they have. */
const SLICE = 20;

const KEY = /^(?:prj|ukl)_[0-9a-f]{24}$/;

/** Nodes after a key, in the order of their keys, with the edges that start at them. */
export interface Slice<N, E> {
  readonly nodes: readonly N[];
  readonly edges: readonly E[];
}

/**
 * A page of a graph: nodes in the order of their keys, each with the edges that start at it, so that every edge is on one page. It ends at the
 * limit, or when it is large. Errors: `invalid_request` (the cursor).
 */
export async function graphPage<N, E>(
  page: common.Page | null,
  keyOf: (node: N) => string,
  read: (after: string, limit: number) => Promise<Slice<N, E>>,
): Promise<{ nodes: N[]; edges: E[]; next_cursor: string }> {
  const limit = Math.min(page?.limit || DEFAULT_NODES, MOST_NODES_OF_PAGE);
  let after = keyIn(page?.cursor ?? '');
  const nodes: N[] = [];
  const edges: E[] = [];
  let bytes = 0;
  while (nodes.length < limit && bytes < PAGE_BYTES) {
    const size = Math.min(SLICE, limit - nodes.length);
    const slice = await read(after, size);
    nodes.push(...slice.nodes);
    edges.push(...slice.edges);
    bytes += JSON.stringify(slice).length;
    const last = slice.nodes.at(-1);
    if (slice.nodes.length < size || last === undefined) return { nodes, edges, next_cursor: '' };
    after = keyOf(last);
  }
  return { nodes, edges, next_cursor: Buffer.from(after).toString('base64url') };
}

function keyIn(cursor: string): string {
  if (cursor === '') return '';
  const key = Buffer.from(cursor, 'base64url').toString();
  if (KEY.test(key)) return key;
  throw invalid(['query', 'cursor'], 'This cursor is invalid. Leave it out to read the first page.');
}
