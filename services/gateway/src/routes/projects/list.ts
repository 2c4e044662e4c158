import { listRoute } from '../../core/route.ts';
import { inWorkspace } from '../../schemas/inputs.ts';
import { Project } from '../../schemas/project.ts';

export const listProjects = listRoute({
  name: 'list',
  path: '/v1/projects',
  tag: 'projects',
  doc: "Lists the workspace's projects, newest first.",
  access: { scopes: ['interviews'], role: 'member' },
  workspace: 'given',
  query: inWorkspace,
  item: Project,
  handle: ({ page, call, projects }) => projects.listProjects({ page }, call),
});
