import type { identity, membership } from '@insights/contracts';
import type { Call } from '@insights/db';
import { invalid } from '@insights/errors';
import { recordAudit } from '../../db/audit.ts';
import { lockWorkspace, memberToChange, readMember, requireRole } from '../../db/members.ts';
import type { Deps } from '../../deps.ts';
import { requireUser } from '../../domain/callers.ts';

/**
 * Makes another member the owner and the caller an admin, in one transaction. Returns the new owner.
 * Errors: `user_required`, `insufficient_role`, `not_found`, `invalid_request` (the caller, or a machine).
 */
export async function transferOwnership(
  { db }: Deps,
  call: Call,
  { user_id }: membership.TransferOwnershipRequest,
): Promise<identity.Member> {
  const from = requireUser(call.principal);
  if (user_id === from) throw invalid(['body', 'user_id'], 'You are the owner already. Name another member.');
  return db.withWorkspace(call, async (tx) => {
    await lockWorkspace(tx, tx.workspaceId);
    await requireRole(tx, call.principal, 'owner');
    const [owner, successor] = [await memberToChange(tx, from), await memberToChange(tx, user_id)];
    if (successor.added_by_subject) {
      throw invalid(['body', 'user_id'], 'This member is a machine. Name a person.');
    }
    successor.role = 'owner';
    owner.role = 'admin';
    await recordAudit(tx, call, { action: 'workspace.ownership_transferred', subject: user_id, details: { from } });
    return readMember(tx, user_id);
  });
}
