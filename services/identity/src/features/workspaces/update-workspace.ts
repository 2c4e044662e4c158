import type { identity } from '@insights/contracts';
import type { Call } from '@insights/db';
import { recordAudit } from '../../db/audit.ts';
import { lockWorkspace } from '../../db/members.ts';
import { presentWorkspace } from '../../db/present.ts';
import type { Deps } from '../../deps.ts';
import { requireMayLink, storeLink } from '../linked-workspaces/link-workspace.ts';

/**
 * Renames a workspace, links it to an organisation of the identity provider, or removes the link. Errors: `not_found`,
 * `invalid_request` (another workspace is linked to the organisation), `insufficient_role`, `identity_provider_failed`.
 */
export async function updateWorkspace(
  deps: Deps,
  call: Call,
  { workspace_id, name, identity_provider_org_id: wanted }: identity.UpdateWorkspaceRequest,
): Promise<identity.Workspace> {
  if (wanted) await requireMayLink(deps, call, wanted);
  return deps.db.withWorkspace(call, async (tx) => {
    const workspace = await lockWorkspace(tx, workspace_id);
    if (name !== null && workspace.name !== name) {
      workspace.name = name;
      workspace.updated_at = deps.now();
      await recordAudit(tx, call, { action: 'workspace.renamed', subject: workspace_id });
    }
    const present = workspace.identity_provider_org_id ?? null;
    const link = wanted === null ? present : wanted || null;
    if (link !== present) {
      await storeLink(tx, call, link);
      workspace.identity_provider_org_id = link;
      workspace.updated_at = deps.now();
    }
    return presentWorkspace(workspace, call.principal.role);
  });
}
