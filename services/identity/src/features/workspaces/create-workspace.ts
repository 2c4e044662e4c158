import { v7 } from 'uuid';
import type { identity } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import { recordAudit } from '../../db/audit.ts';
import { insertMember } from '../../db/members.ts';
import { WORKSPACE_COLUMNS, presentWorkspace } from '../../db/present.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { requireUser } from '../../domain/callers.ts';
import { requireMayLink, storeLink } from '../linked-workspaces/link-workspace.ts';

/**
 * Creates a workspace that the caller owns, linked to an organisation of the identity provider if one is named.
 * Errors: `user_required`, `quota_exceeded` (the caller owns too many), `invalid_request` (another workspace is linked to the
 * organisation), `insufficient_role`, `identity_provider_failed`.
 */
export async function createWorkspace(
  deps: Deps,
  call: Call,
  { name, identity_provider_org_id }: identity.CreateWorkspaceRequest,
): Promise<identity.Workspace> {
  const owner = requireUser(call.principal);
  if (identity_provider_org_id) await requireMayLink(deps, call, identity_provider_org_id);
  return deps.db.withWorkspace(call, async (unbound) => {
    await requireRoomFor(unbound, owner, deps.workspacesPerUser);
    const id = v7();
    const tx = await unbound.bindTo(id);
    const workspace = await query(tx)
      .insertInto('workspaces')
      .values({ id, name })
      .returning(WORKSPACE_COLUMNS)
      .executeTakeFirstOrThrow();
    await insertMember(tx, { user_id: owner, role: 'owner' });
    await recordAudit(tx, call, { action: 'workspace.created', subject: id });
    if (identity_provider_org_id) await storeLink(tx, call, identity_provider_org_id);
    return presentWorkspace({ ...workspace, identity_provider_org_id }, 'owner');
  });
}

/** An advisory lock makes one person's creations take turns, so that two at once cannot both take the last place. Errors: `quota_exceeded`. */
async function requireRoomFor(tx: Tx, owner: string, most: number): Promise<void> {
  if (most === 0) return;
  await tx.run('select pg_advisory_xact_lock(hashtext($1), hashtext($2))', ['workspaces per user', owner]);
  const row = await tx.row<{ owned: number }>(
    `select count(*) as owned from identity.workspaces_of($1) where role = 'owner'`,
    [owner],
  );
  const owned = row?.owned ?? 0;
  if (owned < most) return;
  throw new AppError('quota_exceeded', {
    publicMessage: `You own ${owned} workspaces; the limit is ${most}. Use one of them, or ask the operator for a higher limit.`,
    log: { owned, limit: most },
  });
}
