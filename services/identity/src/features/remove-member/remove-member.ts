import type { identity } from '@insights/contracts';
import type { Call } from '@insights/db';
import { AppError } from '@insights/errors';
import { recordAudit } from '../../db/audit.ts';
import { memberToChange, refuseLastOwner, requireStanding } from '../../db/members.ts';
import type { Deps } from '../../deps.ts';

/**
 * Ends a membership: one's own, or as an admin another's. The keys that the person made belong to the workspace and go on
 * working; the audit entry counts them. Errors: `not_found`, `last_owner`, `insufficient_role` for a member who removes
 * somebody else, and for an admin who removes an owner.
 */
export function removeMember(
  { db }: Deps,
  call: Call,
  { user_id }: identity.RemoveMemberRequest,
): Promise<identity.RemoveMemberResponse> {
  return db.withWorkspace(call, async (tx) => {
    const member = await memberToChange(tx, user_id);
    const isSelf = user_id === call.principal.user_id;
    const standing = await requireStanding(tx, call.principal, isSelf ? 'member' : 'admin');
    await refuseLastOwner(tx, member);
    if (member.role === 'owner' && standing !== 'owner') {
      throw new AppError('insufficient_role', { say: 'Only an owner removes an owner.' });
    }
    const keys = await tx.row<{ live: number }>(
      'select count(*) as live from api_keys where created_by = $1 and revoked_at is null and expires_at > now()',
      [user_id],
    );
    const details = { role: member.role, live_api_keys: keys?.live ?? 0 };
    tx.em.remove(member);
    await recordAudit(tx, call, { action: isSelf ? 'member.left' : 'member.removed', subject: user_id, details });
    return {};
  });
}
