import type { queries } from '@insights/contracts';
import type { CampaignGraph } from './campaign-graph.ts';
import { admittedEvidence } from './evidence-filter.ts';
import { factsFor } from './facts.ts';
import { traverse } from './traverse.ts';

type Answer = Pick<queries.QueryAnswer, 'nodes' | 'edges' | 'paths' | 'facts' | 'evidence' | 'is_truncated'>;

const NOTHING: Answer = { nodes: [], edges: [], paths: [], facts: [], evidence: [], is_truncated: false };

/** Answers a query over the reports of several campaigns; `limit` holds for all of them together. */
export function answerQuery(graphs: readonly CampaignGraph[], request: queries.QueryRequest): Answer {
  return request.question === null
    ? answerStructured(graphs, request)
    : answerQuestion(graphs, request.question, request);
}

function answerStructured(graphs: readonly CampaignGraph[], request: queries.QueryRequest): Answer {
  const answer = structuredClone(NOTHING);
  for (const graph of graphs) {
    const { interview_id } = graph;
    const admitted = admittedEvidence(graph, request.where);
    const limit = request.limit - answer.paths.length;
    const { paths, is_truncated } = traverse(graph, { ...request, limit }, admitted);
    const nodes = new Map(paths.flatMap((path) => path.nodes).map((node) => [node.id, node]));
    const edges = new Map(paths.flatMap((path) => path.edges).map((edge) => [edge.id, edge]));
    const shown = <T extends { evidence: string[] }>(item: T): T => ({
      ...item,
      evidence: item.evidence.filter((id) => admitted.has(id)),
    });
    answer.nodes.push(...[...nodes.values()].map((node) => ({ interview_id, node: shown(node) })));
    answer.edges.push(...[...edges.values()].map((edge) => ({ interview_id, edge: shown(edge) })));
    answer.paths.push(
      ...paths.map((path) => ({
        interview_id,
        nodes: path.nodes.map(({ id }) => id),
        edges: path.edges.map(({ id }) => id),
      })),
    );
    const cited = new Set([...nodes.values(), ...edges.values()].flatMap(({ evidence }) => evidence));
    answer.evidence.push(...evidenceOf(interview_id, admitted, cited));
    answer.is_truncated ||= is_truncated;
  }
  return answer;
}

function answerQuestion(graphs: readonly CampaignGraph[], question: string, request: queries.QueryRequest): Answer {
  const found = graphs.map((graph) => {
    const admitted = admittedEvidence(graph, request.where);
    return { graph, admitted, facts: factsFor(graph, question, admitted) };
  });
  const ranked = found.flatMap(({ facts }) => facts).toSorted((a, b) => b.score - a.score);
  const facts = ranked.slice(0, request.limit);
  const evidence = found.flatMap(({ graph: { interview_id }, admitted }) => {
    const own = facts.filter((fact) => fact.interview_id === interview_id);
    const cited = new Set(own.flatMap((fact) => [...fact.evidence, ...fact.dissent_evidence]));
    return evidenceOf(interview_id, admitted, cited);
  });
  return { ...NOTHING, facts, evidence, is_truncated: ranked.length > facts.length };
}

const evidenceOf = (
  interview_id: string,
  admitted: ReturnType<typeof admittedEvidence>,
  cited: ReadonlySet<string>,
): queries.QueryEvidence[] =>
  [...admitted.values()].filter(({ id }) => cited.has(id)).map((evidence) => ({ interview_id, evidence }));
