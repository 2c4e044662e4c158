import { route } from '../../core/route.ts';
import { Project, ProjectChange } from '../../schemas/project.ts';
import { byProject } from './by-project.ts';

export const updateProject = route({
  name: 'update',
  method: 'patch',
  path: '/v1/projects/:project_id',
  tag: 'projects',
  doc: 'Changes the given fields of a project. What a campaign that leaves it brought into its graph goes with it.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byProject,
  audit: 'project.changed',
  body: ProjectChange,
  success: { status: 200, body: Project },
  errors: ['not_found'],
  handle: ({ params, body, call, projects }) =>
    projects.updateProject({ project_id: params.project_id, ...body }, call),
});
