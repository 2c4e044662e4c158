import { route } from '../../core/route.ts';
import { NodeChange, ProjectNode } from '../../schemas/graph.ts';
import { byProject } from './by-project.ts';
import { shownNode } from './node-answer.ts';

export const updateNode = route({
  name: 'updateNode',
  method: 'patch',
  path: '/v1/projects/:project_id/graph/nodes/:prj_key',
  tag: 'projects',
  doc: 'Changes the given fields of a node. Changes survive later reports, and the key stays the same.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byProject,
  audit: 'project.graph_changed',
  body: NodeChange,
  success: { status: 200, body: ProjectNode },
  errors: ['not_found', 'duplicate_graph_item'],
  async handle({ params, body, call, projects }) {
    const properties = body.properties && JSON.stringify(body.properties);
    return shownNode(await projects.updateNode({ ...params, ...body, properties }, call));
  },
});
