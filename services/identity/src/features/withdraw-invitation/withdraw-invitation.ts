import type { membership } from '@insights/contracts';
import type { Call } from '@insights/db';
import { notFound } from '@insights/errors';
import { recordAudit } from '../../db/audit.ts';
import { lockInvitation } from '../../db/invitations.ts';
import { requireStanding } from '../../db/members.ts';
import type { Deps } from '../../deps.ts';
import { invitationStates } from '../../domain/invitation-states.ts';

/** Its link opens nothing any more. Errors: `insufficient_role`, `not_found`, `invalid_transition` for one that was accepted. */
export function withdrawInvitation(
  { db }: Deps,
  call: Call,
  { invitation_id }: membership.WithdrawMemberInvitationRequest,
): Promise<membership.WithdrawMemberInvitationResponse> {
  return db.withWorkspace(call, async (tx) => {
    await requireStanding(tx, call.principal, 'admin');
    const { status } = await lockInvitation(tx, invitation_id);
    if (status === 'withdrawn') throw notFound('invitation');
    await tx.run('update invitations set status = $2 where id = $1', [
      invitation_id,
      invitationStates.after('withdraw', status),
    ]);
    await recordAudit(tx, call, { action: 'member.invitation_withdrawn', subject: invitation_id });
    return {};
  });
}
