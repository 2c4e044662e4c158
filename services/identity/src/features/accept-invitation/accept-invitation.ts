import type { Role } from '@insights/auth-context';
import type { identity, membership } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import { type Room, roomFor } from '@insights/quotas';
import { recordAudit } from '../../db/audit.ts';
import { lockInvitation } from '../../db/invitations.ts';
import { withoutWorkspace } from '../../db/lookup.ts';
import { lockWorkspace } from '../../db/members.ts';
import { presentWorkspace } from '../../db/present.ts';
import type { Deps } from '../../deps.ts';
import { requireUser } from '../../domain/callers.ts';
import { invitationStates } from '../../domain/invitation-states.ts';

interface Found {
  workspace_id: string;
  invitation_id: string;
  is_addressee: boolean;
  is_verified: boolean;
}

/**
 * The caller joins the workspace that invited their verified address, or the machine identity that they are; again is the same answer. Who is a member already keeps
 * their role: roles are the owner's to give.
 * Errors: `user_required`, `not_found` (unknown, withdrawn, expired, used by somebody else), `wrong_recipient`, `quota_exceeded`.
 */
export async function acceptInvitation(
  { db, quotas }: Deps,
  call: Call,
  { token_hash }: membership.AcceptMemberInvitationRequest,
): Promise<identity.Workspace> {
  const user_id = requireUser(call.principal);
  const [found] = await withoutWorkspace<Found>(db, 'invitation_for', 'select * from identity.invitation_for($1, $2)', [
    token_hash,
    user_id,
  ]);
  if (!found) throw isOver();
  refuseStranger(found);
  return db.withWorkspace(call, async (unbound) => {
    const tx = await unbound.bindTo(found.workspace_id);
    const room = await roomFor(tx, quotas.members);
    const workspace = await lockWorkspace(tx, found.workspace_id);
    const role = await join(tx, call, { invitation_id: found.invitation_id, user_id, room });
    return presentWorkspace(workspace, role);
  });
}

/** Decided in turns at the workspace's row: of many at once one joins, and the others see that it has happened. */
async function join(tx: Tx, call: Call, who: { invitation_id: string; user_id: string; room: Room }): Promise<Role> {
  const { invitation_id, user_id } = who;
  const invitation = await lockInvitation(tx, invitation_id);
  const member = await tx.row<{ role: Role }>('select role from members where user_id = $1', [user_id]);
  // Somebody who was removed since then does not come back by the old link.
  if (invitation.status === 'accepted' && invitation.accepted_by === user_id && member) return member.role;
  if (invitation.is_over || !invitationStates.can('accept', invitation.status)) throw isOver();
  await tx.run('update invitations set status = $2, accepted_by = $3 where id = $1', [
    invitation_id,
    invitationStates.after('accept', invitation.status),
    user_id,
  ]);
  const role = member?.role ?? invitation.role;
  if (!member) {
    who.room.take();
    const insert = 'insert into members (workspace_id, user_id, role, added_by_subject) values ($1, $2, $3, $4)';
    await tx.run(insert, [tx.workspaceId, user_id, role, invitation.is_machine]);
  }
  const details = { invitation_id, role, was_member: member !== undefined };
  await recordAudit(tx, call, { action: 'member.joined', subject: user_id, details });
  return role;
}

function refuseStranger({ is_addressee, is_verified }: Found): void {
  if (!is_addressee) {
    throw new AppError('wrong_recipient', {
      publicMessage:
        'This invitation is for somebody else. Accept it with the e-mail address, or as the machine identity, that was invited.',
    });
  }
  if (is_verified) return;
  throw new AppError('wrong_recipient', {
    publicMessage:
      'Your e-mail address is not verified. Verify it at your identity provider, sign in again and come back.',
  });
}

function isOver(): AppError {
  return new AppError('not_found', {
    publicMessage: 'There is no such invitation: it was withdrawn, used, or is past its time. Ask for a new one.',
  });
}
