import { route } from '../../core/route.ts';
import { EdgeChange, ProjectEdge } from '../../schemas/graph.ts';
import { byProject } from './by-project.ts';

export const updateEdge = route({
  name: 'updateEdge',
  method: 'patch',
  path: '/v1/projects/:project_id/graph/edges/:edge_key',
  tag: 'projects',
  doc: 'Changes the given fields of an edge. Changes survive later reports, and the key stays the same.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byProject,
  audit: 'project.graph_changed',
  body: EdgeChange,
  success: { status: 200, body: ProjectEdge },
  errors: ['not_found', 'duplicate_graph_item'],
  handle: ({ params, body, call, projects }) => projects.updateEdge({ ...params, ...body }, call),
});
