import { listRoute } from '../../core/route.ts';
import { SyncLogEntry } from '../../schemas/project.ts';
import { byProject } from './by-project.ts';

export const listSyncLog = listRoute({
  name: 'listSyncLog',
  path: '/v1/projects/:project_id/sync-log',
  tag: 'projects',
  doc: 'Lists the syncs of the project, newest first. Dry runs are not in it.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byProject,
  item: SyncLogEntry,
  errors: ['not_found'],
  handle: ({ params: { project_id }, page, call, projects }) => projects.listSyncLog({ project_id, page }, call),
});
