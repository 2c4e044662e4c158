import type { identity } from '@insights/contracts';
import type { Call } from '@insights/db';
import { invalid } from '@insights/errors';
import { readMember, refuseLastOwner, requireStanding, storeRole } from '../../db/members.ts';
import { presentMember } from '../../db/present.ts';
import type { Deps } from '../../deps.ts';
import { changeMember } from '../change-member/change-member.ts';

/**
 * Gives a member another role, in a linked workspace at the identity provider first; ownership moves by transfer only.
 * Errors: `invalid_request` for a role other than admin and member, `insufficient_role`, `not_found`, `last_owner`, `identity_provider_failed`,
 * `request_in_progress`.
 */
export async function setMemberRole(
  deps: Deps,
  call: Call,
  { user_id, role }: identity.SetMemberRoleRequest,
): Promise<identity.Member> {
  if (role !== 'admin' && role !== 'member') throw invalid(['body', 'role'], 'A role is admin or member.', 'enum');
  return changeMember(deps, call, {
    user_id,
    wanted: role,
    async check(tx, member) {
      await requireStanding(tx, call.principal, 'owner');
      await refuseLastOwner(tx, member);
    },
    async store(tx, member) {
      await storeRole(tx, call, member, role);
      return presentMember(await readMember(tx, user_id));
    },
  });
}
