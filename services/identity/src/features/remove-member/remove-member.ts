import type { identity } from '@insights/contracts';
import type { Call } from '@insights/db';
import { AppError } from '@insights/errors';
import { endMembership, refuseLastOwner, requireStanding } from '../../db/members.ts';
import type { Deps } from '../../deps.ts';
import { changeMember } from '../change-member/change-member.ts';

/**
 * Ends a membership: one's own, or as an admin another's; in a linked workspace at the identity provider first. The keys that the
 * person made belong to the workspace and go on working; the audit entry counts them. Errors: `not_found`, `last_owner`,
 * `insufficient_role` for a member who removes somebody else, and for an admin who removes an owner, `identity_provider_failed`,
 * `request_in_progress`.
 */
export function removeMember(
  deps: Deps,
  call: Call,
  { user_id }: identity.RemoveMemberRequest,
): Promise<identity.RemoveMemberResponse> {
  const isSelf = user_id === call.principal.user_id;
  return changeMember(deps, call, {
    user_id,
    wanted: 'removed',
    async check(tx, member) {
      const standing = await requireStanding(tx, call.principal, isSelf ? 'member' : 'admin');
      await refuseLastOwner(tx, member);
      if (member.role === 'owner' && standing !== 'owner') {
        throw new AppError('insufficient_role', { publicMessage: 'Only an owner removes an owner.' });
      }
    },
    async store(tx, member) {
      await endMembership(tx, call, member, isSelf ? 'member.left' : 'member.removed');
      return {};
    },
  });
}
