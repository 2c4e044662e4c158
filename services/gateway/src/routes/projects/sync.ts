import { route } from '../../core/route.ts';
import { SyncInput, SyncResult } from '../../schemas/project.ts';
import { byProject } from './by-project.ts';

export const syncProject = route({
  name: 'sync',
  method: 'post',
  path: '/v1/projects/:project_id/sync',
  tag: 'projects',
  doc:
    'Adds nodes and edges of the project to the shared layer of the workspace: all or none. It overwrites nothing, and an item that was synced ' +
    'before is skipped. A node that the layer has from another project, with the same type and label, is linked.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byProject,
  audit: 'project.synced',
  body: SyncInput,
  success: { status: 200, body: SyncResult },
  errors: ['not_found', 'quota_exceeded'],
  handle: ({ params: { project_id }, body, call, projects }) => projects.syncProject({ project_id, ...body }, call),
});
