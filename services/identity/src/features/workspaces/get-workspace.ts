import type { identity } from '@insights/contracts';
import type { Call } from '@insights/db';
import { notFound } from '@insights/errors';
import { WORKSPACE_COLUMNS, presentWorkspace } from '../../db/present.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';

/** A workspace with the caller's role in it. Errors: `not_found`. */
export function getWorkspace(
  { db }: Deps,
  call: Call,
  { workspace_id }: identity.GetWorkspaceRequest,
): Promise<identity.Workspace> {
  return db.withWorkspace(call, async (tx) => {
    const workspace = await query(tx)
      .selectFrom('workspaces')
      .select(WORKSPACE_COLUMNS)
      .where('id', '=', workspace_id)
      .executeTakeFirst();
    if (!workspace) throw notFound('workspace');
    return presentWorkspace(workspace, call.principal.role);
  });
}
