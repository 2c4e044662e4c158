import type { identity } from '@insights/contracts';
import type { Call } from '@insights/db';
import { recordAudit } from '../../db/audit.ts';
import { lockWorkspace } from '../../db/members.ts';
import { presentWorkspace } from '../../db/present.ts';
import type { Deps } from '../../deps.ts';
import { requireMayLink, storeLink } from '../link-workspace/link-workspace.ts';

/**
 * Renames a workspace; links it to an organisation of the identity provider, or ends the link. Errors: `not_found`,
 * `invalid_request` (the organisation is another workspace's), `insufficient_role`, `identity_provider_failed`.
 */
export async function updateWorkspace(
  deps: Deps,
  call: Call,
  { workspace_id, name, identity_provider_org_id: asked }: identity.UpdateWorkspaceRequest,
): Promise<identity.Workspace> {
  if (asked) await requireMayLink(deps, call, asked);
  return deps.db.withWorkspace(call, async (tx) => {
    const workspace = await lockWorkspace(tx, workspace_id);
    if (name !== '' && workspace.name !== name) {
      workspace.name = name;
      workspace.updated_at = deps.now();
      await recordAudit(tx, call, { action: 'workspace.renamed', subject: workspace_id });
    }
    const linkBefore = workspace.identity_provider_org_id ?? '';
    const link = asked ?? linkBefore;
    if (link !== linkBefore) {
      await storeLink(tx, call, link || null);
      workspace.updated_at = deps.now();
    }
    return presentWorkspace({ ...workspace, identity_provider_org_id: link || null }, call.principal.role);
  });
}
