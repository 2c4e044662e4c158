import type { identity } from '@insights/contracts';
import type { Call } from '@insights/db';
import { AppError } from '@insights/errors';
import { endMembership, refuseLastOwner, requireRole } from '../../db/members.ts';
import type { Deps } from '../../deps.ts';
import { changeMember } from './change-member.ts';

/**
 * Ends the caller's own membership or, for admins, another member's; in a linked workspace at the identity provider first. Errors:
 * `not_found`, `last_owner`, `insufficient_role` (a member removes somebody else, or an admin an owner), `identity_provider_failed`,
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
      const role = await requireRole(tx, call.principal, isSelf ? 'member' : 'admin');
      await refuseLastOwner(tx, member);
      if (member.role === 'owner' && role !== 'owner') {
        throw new AppError('insufficient_role', { publicMessage: 'Only an owner can remove an owner.' });
      }
    },
    async store(tx, member) {
      await endMembership(tx, call, member, isSelf ? 'member.left' : 'member.removed');
      return {};
    },
  });
}
