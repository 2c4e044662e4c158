import type { queries } from '@insights/contracts';

/** A question is answered within this time, also by a language model. */
export const QUERY_MS = 55_000;

/** The answer with campaign and item side by side. */
export const flatAnswer = ({ nodes, edges, evidence, ...rest }: queries.QueryAnswer) => ({
  ...rest,
  nodes: nodes.flatMap(({ interview_id, node }) => (node ? [{ interview_id, ...node }] : [])),
  edges: edges.flatMap(({ interview_id, edge }) => (edge ? [{ interview_id, ...edge }] : [])),
  evidence: evidence.flatMap(({ interview_id, evidence: row }) => (row ? [{ interview_id, ...row }] : [])),
});
