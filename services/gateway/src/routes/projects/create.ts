import { route } from '../../core/route.ts';
import { inWorkspace } from '../../schemas/inputs.ts';
import { Project, projectFields } from '../../schemas/project.ts';

export const createProject = route({
  name: 'create',
  method: 'post',
  path: '/v1/projects',
  tag: 'projects',
  doc: 'Creates a project. Its graph gathers what the newest reports of its campaigns say.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: 'given',
  audit: 'project.created',
  body: inWorkspace.extend(projectFields),
  success: { status: 201, body: Project },
  errors: ['not_found', 'quota_exceeded'],
  handle: ({ body: { workspace_id: _given, ...fields }, call, projects }) => projects.createProject(fields, call),
});
