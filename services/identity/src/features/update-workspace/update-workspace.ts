import type { identity } from '@insights/contracts';
import type { Call } from '@insights/db';
import { recordAudit } from '../../db/audit.ts';
import { lockWorkspace } from '../../db/members.ts';
import type { Deps } from '../../deps.ts';

/** Renames a workspace. Errors: `not_found`. */
export function updateWorkspace(
  { db, now }: Deps,
  call: Call,
  { workspace_id, name }: identity.UpdateWorkspaceRequest,
): Promise<identity.Workspace> {
  return db.withWorkspace(call, async (tx) => {
    const workspace = await lockWorkspace(tx, workspace_id);
    if (workspace.name !== name) {
      workspace.name = name;
      workspace.updated_at = now();
      await recordAudit(tx, call, { action: 'workspace.renamed', subject: workspace_id });
    }
    const { id, created_at, updated_at } = workspace;
    return { id, name, role: call.principal.role, created_at, updated_at };
  });
}
