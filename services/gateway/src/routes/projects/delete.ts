import { route } from '../../core/route.ts';
import { byProject } from './by-project.ts';

export const deleteProject = route({
  name: 'delete',
  method: 'delete',
  path: '/v1/projects/:project_id',
  tag: 'projects',
  doc: 'Deletes a project with its graph, chats and log. Campaigns, vaults and the shared layer stay.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byProject,
  audit: 'project.deleted',
  success: { status: 204 },
  errors: ['not_found'],
  async handle({ params, call, projects }) {
    await projects.deleteProject({ project_id: params.project_id }, call);
    return undefined;
  },
});
