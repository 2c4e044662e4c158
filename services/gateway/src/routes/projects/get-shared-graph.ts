import { PagedAnswer } from '../../core/paged-answer.ts';
import { GRAPH_PAGE, pageQuery } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { SharedGraph } from '../../schemas/graph.ts';
import { inWorkspace } from '../../schemas/inputs.ts';
import { shownNode } from './node-answer.ts';

export const getSharedGraph = route({
  name: 'getSharedGraph',
  method: 'get',
  path: '/v1/knowledge/graph',
  tag: 'projects',
  doc:
    'Shows the shared layer of the workspace: what was synced from projects, with evidence and provenance. `limit` counts nodes; each comes ' +
    'with the edges that start at it. Quotes of conversations are empty without the scope `exports`.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: 'given',
  audit: 'shared_graph.read',
  query: inWorkspace.extend(pageQuery(GRAPH_PAGE).shape),
  success: { status: 200, body: SharedGraph, paged: true },
  async handle({ query: { limit, cursor }, call, projects }) {
    const { nodes, edges, next_cursor } = await projects.getSharedGraph({ page: { limit, cursor } }, call);
    return new PagedAnswer({ nodes: nodes.map(shownNode), edges }, next_cursor);
  },
});
