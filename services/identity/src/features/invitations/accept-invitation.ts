import type { Role } from '@insights/auth-context';
import type { identity, membership } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import { type Room, roomFor } from '@insights/quotas';
import { recordAudit } from '../../db/audit.ts';
import { lockInvitation } from '../../db/invitations.ts';
import { withoutWorkspace } from '../../db/lookup.ts';
import { insertMember, lockWorkspace } from '../../db/members.ts';
import { presentWorkspace } from '../../db/present.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { requireUser } from '../../domain/callers.ts';
import { invitationStates } from '../../domain/invitation-states.ts';

interface FoundInvitation {
  workspace_id: string;
  invitation_id: string;
  is_addressee: boolean;
  is_verified: boolean;
}

/**
 * Adds the caller to the workspace that invited their verified address, or their machine identity. Repeating it returns the same
 * answer. An existing member keeps their role, which only an owner can change.
 * Errors: `user_required`, `not_found` (unknown, withdrawn, expired, used by somebody else), `wrong_recipient`, `quota_exceeded`.
 */
export async function acceptInvitation(
  { db, quotas }: Deps,
  call: Call,
  { token_hash }: membership.AcceptMemberInvitationRequest,
): Promise<identity.Workspace> {
  const user_id = requireUser(call.principal);
  const [found] = await withoutWorkspace<FoundInvitation>(db, 'select * from identity.invitation_for($1, $2)', [
    token_hash,
    user_id,
  ]);
  if (!found) throw noInvitation();
  refuseOthers(found);
  return db.withWorkspace(call, async (unbound) => {
    const tx = await unbound.bindTo(found.workspace_id);
    const room = await roomFor(tx, quotas.members);
    const workspace = await lockWorkspace(tx, found.workspace_id);
    const role = await join(tx, call, { invitation_id: found.invitation_id, user_id, room });
    return presentWorkspace(workspace, role);
  });
}

/** The lock on the workspace makes concurrent calls take turns: the first one joins, the others find a member. */
async function join(tx: Tx, call: Call, who: { invitation_id: string; user_id: string; room: Room }): Promise<Role> {
  const { invitation_id, user_id, room } = who;
  const invitation = await lockInvitation(tx, invitation_id);
  const member = await query(tx).selectFrom('members').select('role').where('user_id', '=', user_id).executeTakeFirst();
  // A member who has been removed since cannot reuse the old link.
  if (invitation.status === 'accepted' && invitation.accepted_by === user_id && member) return member.role;
  if (invitation.is_expired || !invitationStates.can('accept', invitation.status)) throw noInvitation();
  await query(tx)
    .updateTable('invitations')
    .set({ status: invitationStates.after('accept', invitation.status), accepted_by: user_id })
    .where('id', '=', invitation_id)
    .execute();
  const role = member?.role ?? invitation.role;
  if (!member) {
    room.take();
    await insertMember(tx, { user_id, role, added_by_subject: invitation.machine_subject !== null });
  }
  const details = { invitation_id, role, was_member: member !== undefined };
  await recordAudit(tx, call, { action: 'member.joined', subject: user_id, details });
  return role;
}

function refuseOthers({ is_addressee, is_verified }: FoundInvitation): void {
  if (!is_addressee) {
    throw new AppError('wrong_recipient', {
      publicMessage:
        'This invitation is for somebody else. Sign in with the e-mail address, or as the machine identity, that was invited.',
    });
  }
  if (is_verified) return;
  throw new AppError('wrong_recipient', {
    publicMessage: 'Your e-mail address is not verified. Verify it at your identity provider and sign in again.',
  });
}

function noInvitation(): AppError {
  return new AppError('not_found', {
    publicMessage: 'This invitation does not exist, or was withdrawn, used or has expired. Ask for a new one.',
  });
}
