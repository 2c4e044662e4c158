import type { identity } from '@insights/contracts';
import type { Call } from '@insights/db';
import { invalid } from '@insights/errors';
import { recordAudit } from '../../db/audit.ts';
import { memberToChange, readMember, refuseLastOwner } from '../../db/members.ts';
import { presentMember } from '../../db/present.ts';
import type { Deps } from '../../deps.ts';

/**
 * Gives a member another role; ownership moves by transfer only.
 * Errors: `invalid_request` for a role other than admin and member, `not_found`, `last_owner`.
 */
export async function setMemberRole(
  { db }: Deps,
  call: Call,
  { user_id, role }: identity.SetMemberRoleRequest,
): Promise<identity.Member> {
  if (role !== 'admin' && role !== 'member') throw invalid(['body', 'role'], 'A role is admin or member.', 'enum');
  return db.withWorkspace(call, async (tx) => {
    const member = await memberToChange(tx, user_id);
    await refuseLastOwner(tx, member);
    if (member.role !== role) {
      const details = { from: member.role, to: role };
      member.role = role;
      await tx.flush();
      await recordAudit(tx, call, { action: 'member.role_changed', subject: user_id, details });
    }
    return presentMember(await readMember(tx, user_id));
  });
}
