import { route } from '../../core/route.ts';
import { byProject } from './by-project.ts';

export const deleteEdge = route({
  name: 'deleteEdge',
  method: 'delete',
  path: '/v1/projects/:project_id/graph/edges/:edge_key',
  tag: 'projects',
  doc: 'Removes an edge. It stays removed when a later report finds it again, until somebody adds it.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byProject,
  audit: 'project.graph_changed',
  success: { status: 204 },
  errors: ['not_found'],
  async handle({ params, call, projects }) {
    await projects.deleteEdge(params, call);
    return undefined;
  },
});
