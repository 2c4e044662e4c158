import { PagedAnswer } from '../../core/paged-answer.ts';
import { GRAPH_PAGE, pageQuery } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { ProjectGraph } from '../../schemas/graph.ts';
import { byProject } from './by-project.ts';
import { shownNode } from './node-answer.ts';

export const getProjectGraph = route({
  name: 'getGraph',
  method: 'get',
  path: '/v1/projects/:project_id/graph',
  tag: 'projects',
  doc:
    'Shows the graph of a project: the maps of the newest reports of its campaigns, in which nodes of the same type and label are one, and what ' +
    'people added and changed. `limit` counts nodes; each comes with the edges that start at it. Quotes of conversations are empty without the ' +
    'scope `exports`.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byProject,
  audit: 'project.graph_read',
  query: pageQuery(GRAPH_PAGE),
  success: { status: 200, body: ProjectGraph, paged: true },
  errors: ['not_found'],
  async handle({ params: { project_id }, query: page, call, projects }) {
    const { nodes, edges, next_cursor } = await projects.getProjectGraph({ project_id, page }, call);
    return new PagedAnswer({ nodes: nodes.map(shownNode), edges }, next_cursor);
  },
});
