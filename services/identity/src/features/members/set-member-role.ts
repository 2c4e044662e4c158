import type { identity } from '@insights/contracts';
import type { Call } from '@insights/db';
import { readMember, refuseLastOwner, requireRole, storeRole } from '../../db/members.ts';
import type { Deps } from '../../deps.ts';
import { givenRole } from '../../domain/roles.ts';
import { changeMember } from './change-member.ts';

/**
 * Changes a member's role, in a linked workspace at the identity provider first. Ownership is transferred separately.
 * Errors: `invalid_request` for a role other than admin and member, `insufficient_role`, `not_found`, `last_owner`,
 * `identity_provider_failed`, `request_in_progress`.
 */
export async function setMemberRole(
  deps: Deps,
  call: Call,
  { user_id, role: wanted }: identity.SetMemberRoleRequest,
): Promise<identity.Member> {
  const role = givenRole(wanted);
  return changeMember(deps, call, {
    user_id,
    wanted: role,
    async check(tx, member) {
      await requireRole(tx, call.principal, 'owner');
      await refuseLastOwner(tx, member);
    },
    async store(tx, member) {
      await storeRole(tx, call, member, role);
      return readMember(tx, user_id);
    },
  });
}
