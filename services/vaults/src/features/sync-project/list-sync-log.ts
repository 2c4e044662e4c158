import type { Input, projects } from '@insights/contracts';
import { type Call, isAfter, pageBounds, pageOf } from '@insights/db';
import { query } from '../../db/query.ts';
import type { ProjectDeps } from '../../project-deps.ts';
import { loadProject } from '../projects/load-project.ts';

/** A page of the syncs of a project, newest first. Errors: `not_found`. */
export function listSyncLog(
  { db }: Pick<ProjectDeps, 'db'>,
  call: Call,
  { project_id, page = null }: Input<projects.ListSyncLogRequest>,
): Promise<projects.ListSyncLogResponse> {
  const { limit, after } = pageBounds(page);
  return db.withWorkspace(call, async (tx) => {
    await loadProject(tx, project_id);
    const rows = await query(tx)
      .selectFrom('sync_log')
      .select(['id', 'synced_by', 'actor_kind', 'actor_id', 'node_results', 'edge_results', 'created_at'])
      .where('project_id', '=', project_id)
      .where((eb) => isAfter(eb, after, ['created_at', 'id']))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    return pageOf(rows, limit);
  });
}
