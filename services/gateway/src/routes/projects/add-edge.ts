import { route } from '../../core/route.ts';
import { EdgeInput, ProjectEdge } from '../../schemas/graph.ts';
import { byProject } from './by-project.ts';

export const addEdge = route({
  name: 'addEdge',
  method: 'post',
  path: '/v1/projects/:project_id/graph/edges',
  tag: 'projects',
  doc: 'Adds an edge between two nodes of the graph. Evidence is checked as for nodes.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byProject,
  audit: 'project.graph_changed',
  body: EdgeInput,
  success: { status: 201, body: ProjectEdge },
  errors: ['not_found', 'duplicate_graph_item', 'quota_exceeded'],
  handle: ({ params: { project_id }, body, call, projects }) => projects.addEdge({ project_id, ...body }, call),
});
