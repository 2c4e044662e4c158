import type { identity, membership } from '@insights/contracts';
import type { Call } from '@insights/db';
import { invalid } from '@insights/errors';
import { recordAudit } from '../../db/audit.ts';
import { lockWorkspace, memberToChange, readMember, requireStanding } from '../../db/members.ts';
import { presentMember } from '../../db/present.ts';
import type { Deps } from '../../deps.ts';
import { requireUser } from '../../domain/callers.ts';

/**
 * The caller's ownership goes to another member, and the caller stays as an admin: both at once. The new owner.
 * Errors: `user_required`, `insufficient_role`, `not_found`, `invalid_request` (to oneself, or to a machine).
 */
export async function transferOwnership(
  { db }: Deps,
  call: Call,
  { user_id }: membership.TransferOwnershipRequest,
): Promise<identity.Member> {
  const from = requireUser(call.principal);
  if (user_id === from) throw invalid(['body', 'user_id'], 'The ownership is yours already. Name another member.');
  return db.withWorkspace(call, async (tx) => {
    await lockWorkspace(tx, tx.workspaceId);
    await requireStanding(tx, call.principal, 'owner');
    const [owner, successor] = [await memberToChange(tx, from), await memberToChange(tx, user_id)];
    if (successor.added_by_subject) {
      throw invalid(['body', 'user_id'], 'This member is a machine. A workspace belongs to a person.');
    }
    successor.role = 'owner';
    owner.role = 'admin';
    await tx.flush();
    await recordAudit(tx, call, { action: 'workspace.ownership_transferred', subject: user_id, details: { from } });
    return presentMember(await readMember(tx, user_id));
  });
}
