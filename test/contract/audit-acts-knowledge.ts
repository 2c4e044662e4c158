import type { Act, AuditScene } from './audit-scene.ts';

interface Graph {
  readonly project: string;
  readonly at: string;
  readonly from_key: string;
  readonly to_key: string;
  readonly edge_key: string;
}

/** Vaults, projects, their graphs and the shared layer. */
export function ofKnowledge({ program, workspace_id, created }: AuditScene): Readonly<Record<string, Act>> {
  const make = (path: string, body: object) => program.ok(program.post(path, body));
  const aProject = () => created('/v1/projects', { name: 'Night shifts' });
  const aGraph = async (): Promise<Graph> => {
    const project = await aProject();
    const at = `/v1/projects/${project}`;
    const nodeKey = async (label: string) =>
      String((await make(`${at}/graph/nodes`, { type: 'theme', label }))['prj_key']);
    const [from_key, to_key] = [await nodeKey('Hand-over'), await nodeKey('Missing notes')];
    const edge = await make(`${at}/graph/edges`, { type: 'causes', from_key, to_key });
    return { project, at, from_key, to_key, edge_key: String(edge['edge_key']) };
  };
  const inGraph =
    (method: string, pathOf: (graph: Graph) => string, body?: object): Act =>
    async (go) => {
      const graph = await aGraph();
      await go(method, `${graph.at}${pathOf(graph)}`, body);
      return graph.project;
    };
  const aVault = () => created('/v1/vaults', { name: 'Ward documents' });
  return {
    'POST /v1/vaults': async (go) => String((await go('POST', '/v1/vaults', { name: 'Ward documents' }))['id']),
    'PATCH /v1/vaults/:vault_id': async (go) => {
      const id = await aVault();
      await go('PATCH', `/v1/vaults/${id}`, { name: 'Ward and care documents' });
      return id;
    },
    'DELETE /v1/vaults/:vault_id': async (go) => {
      const id = await aVault();
      await go('DELETE', `/v1/vaults/${id}`);
      return id;
    },
    'POST /v1/vaults/:vault_id/documents': async (go) => {
      const document = { title: 'Rounds', content_text: 'At eight.' };
      return String((await go('POST', `/v1/vaults/${await aVault()}/documents`, document))['id']);
    },
    'DELETE /v1/vaults/:vault_id/documents/:document_id': async (go) => {
      const at = `/v1/vaults/${await aVault()}/documents`;
      const id = await created(at, { title: 'Rounds', content_text: 'At eight.' });
      await go('DELETE', `${at}/${id}`);
      return id;
    },
    'POST /v1/projects': async (go) =>
      String(
        (await go('POST', '/v1/projects', { name: 'Night shifts', description: 'What goes wrong at night' }))['id'],
      ),
    'PATCH /v1/projects/:project_id': async (go) => {
      const id = await aProject();
      await go('PATCH', `/v1/projects/${id}`, { name: 'Night and early shifts' });
      return id;
    },
    'DELETE /v1/projects/:project_id': async (go) => {
      const id = await aProject();
      await go('DELETE', `/v1/projects/${id}`);
      return id;
    },
    'GET /v1/projects/:project_id/graph': inGraph('GET', () => '/graph'),
    'POST /v1/projects/:project_id/graph/nodes': inGraph('POST', () => '/graph/nodes', {
      type: 'problem',
      label: 'Nobody finds the notes',
      properties: { owner: 'Ward 3' },
    }),
    'PATCH /v1/projects/:project_id/graph/nodes/:prj_key': inGraph('PATCH', (graph) => `/graph/nodes/${graph.to_key}`, {
      label: 'Notes are missing',
    }),
    'DELETE /v1/projects/:project_id/graph/nodes/:prj_key': inGraph(
      'DELETE',
      (graph) => `/graph/nodes/${graph.to_key}`,
    ),
    'POST /v1/projects/:project_id/graph/edges': async (go) => {
      const { at, project, from_key, to_key } = await aGraph();
      await go('POST', `${at}/graph/edges`, { type: 'leads_to', from_key, to_key });
      return project;
    },
    'PATCH /v1/projects/:project_id/graph/edges/:edge_key': inGraph(
      'PATCH',
      (graph) => `/graph/edges/${graph.edge_key}`,
      {
        type: 'leads_to',
      },
    ),
    'DELETE /v1/projects/:project_id/graph/edges/:edge_key': inGraph(
      'DELETE',
      (graph) => `/graph/edges/${graph.edge_key}`,
    ),
    'POST /v1/projects/:project_id/sync': async (go) => {
      const { at, project, from_key, to_key, edge_key } = await aGraph();
      await go('POST', `${at}/sync`, { node_keys: [from_key, to_key], edge_keys: [edge_key], synced_by: 'Nora' });
      return project;
    },
    'GET /v1/knowledge/graph': async (go) => {
      await go('GET', '/v1/knowledge/graph');
      return workspace_id;
    },
  };
}
