import { route } from '../../core/route.ts';
import { NodeInput, ProjectNode } from '../../schemas/graph.ts';
import { byProject } from './by-project.ts';
import { shownNode } from './node-answer.ts';

export const addNode = route({
  name: 'addNode',
  method: 'post',
  path: '/v1/projects/:project_id/graph/nodes',
  tag: 'projects',
  doc: 'Adds a node to the graph. Evidence is compared with its source, word for word; quotes of conversations need the scope `exports`.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byProject,
  audit: 'project.graph_changed',
  body: NodeInput,
  success: { status: 201, body: ProjectNode },
  errors: ['not_found', 'duplicate_graph_item', 'quota_exceeded'],
  async handle({ params: { project_id }, body, call, projects }) {
    const properties = JSON.stringify(body.properties);
    return shownNode(await projects.addNode({ project_id, ...body, properties }, call));
  },
});
