import { createHash } from 'node:crypto';

/** A label as it is compared: two that differ only in case, spacing or punctuation at the ends are the same. */
export const normalised = (label: string): string =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ')
    .replace(/^[\p{P}\p{S}]+ ?(?=[^\p{P}\p{S}])/u, '')
    .replace(/(?<=[^\p{P}\p{S} ])[\p{P}\p{S}]{1,20}$/u, '');

const digest = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24);

/** Whatever project or campaign it comes from, a node of this type and label is the same node. */
export const nodeIdentity = (type: string, label: string): string => digest('node', type, normalised(label));

/** Key of a node in its project, by the type and label that it first had. */
export const nodeKey = (identity: string): string => `prj_${identity}`;

/** Key of an edge in its project, by the type and the nodes that it first had. */
export const edgeKey = (type: string, from: string, to: string): string => `edge_${digest('edge', type, from, to)}`;

/** Key of a node in the shared layer. */
export const sharedNodeKey = (identity: string): string => `ukl_${identity}`;

/** Key of an edge between two nodes of the shared layer. */
export const sharedEdgeKey = (type: string, from: string, to: string): string =>
  `ukl_${digest('shared edge', type, from, to)}`;
