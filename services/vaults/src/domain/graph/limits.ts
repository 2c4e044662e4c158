/** Each project. */
export const MOST_NODES = 5_000;
export const MOST_EDGES = 20_000;
/** The shared layer of a workspace. */
export const MOST_SHARED_NODES = 50_000;
export const MOST_SHARED_EDGES = 200_000;
/** Projects of a workspace. */
export const MOST_PROJECTS = 1_000;
/** Evidence of one item that an answer shows, the newest first. */
export const SHOWN_EVIDENCE = 20;
/** A page of a graph ends when it is as large as this, but has at least one node. */
export const PAGE_BYTES = 2 * 1024 * 1024;
/** Edges that people may let start at one node, so that a page has room for them. */
export const MOST_EDGES_OF_NODE = 500;
