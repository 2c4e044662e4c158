import { route } from '../../core/route.ts';
import { Project } from '../../schemas/project.ts';
import { byProject } from './by-project.ts';

export const getProject = route({
  name: 'get',
  method: 'get',
  path: '/v1/projects/:project_id',
  tag: 'projects',
  doc: 'Shows a project.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byProject,
  success: { status: 200, body: Project },
  errors: ['not_found'],
  handle: ({ params, call, projects }) => projects.getProject({ project_id: params.project_id }, call),
});
