import type { projects } from '@insights/contracts';
import { type Call, type Tx, announceRead, anyOf } from '@insights/db';
import { query } from '../../db/query.ts';
import { type Slice, graphPage } from '../../domain/graph/graph-pages.ts';
import type { ProjectDeps } from '../../project-deps.ts';
import { loadProject } from '../projects/load-project.ts';
import { presentEdge, presentNode } from './read-items.ts';
import { refreshProject } from './refresh-graph.ts';
import { projectEvidence } from './shown-evidence.ts';

/** A page of a project's graph, as the newest reports of its campaigns and people's changes make it. Errors: `not_found`, `unavailable`. */
export async function getProjectGraph(
  deps: ProjectDeps,
  call: Call,
  { project_id, page }: projects.GetProjectGraphRequest,
): Promise<projects.Graph> {
  await deps.db.withWorkspace({ principal: call.principal }, (tx) => loadProject(tx, project_id));
  await refreshProject(deps, call.principal.workspace_id, project_id);
  return deps.db.withWorkspace(call, async (tx) => {
    await loadProject(tx, project_id);
    await announceRead(tx, call, { action: 'project.graph_read', subject: project_id });
    return graphPage(
      page,
      ({ prj_key }) => prj_key,
      (after, limit) => readSlice(tx, call, project_id, { after, limit }),
    );
  });
}

async function readSlice(
  tx: Tx,
  call: Call,
  projectId: string,
  { after, limit }: { after: string; limit: number },
): Promise<Slice<projects.GraphNode, projects.GraphEdge>> {
  const nodes = await query(tx)
    .selectFrom('project_nodes')
    .select(['prj_key', 'type', 'label', 'properties', 'source', 'is_edited'])
    .where('project_id', '=', projectId)
    .where('prj_key', '>', after)
    .orderBy('prj_key')
    .limit(limit)
    .execute();
  const keys = nodes.map(({ prj_key }) => prj_key);
  const edges = await query(tx)
    .selectFrom('project_edges')
    .select(['edge_key', 'type', 'from_key', 'to_key', 'source', 'is_edited'])
    .where('project_id', '=', projectId)
    .where('from_key', '=', anyOf(keys))
    .orderBy('from_key')
    .orderBy('edge_key')
    .execute();
  const evidenceOf = await projectEvidence(tx, call, projectId, {
    nodes: keys,
    edges: edges.map(({ edge_key }) => edge_key),
  });
  return {
    nodes: nodes.map((node) => presentNode(node, evidenceOf)),
    edges: edges.map((edge) => presentEdge(edge, evidenceOf)),
  };
}
