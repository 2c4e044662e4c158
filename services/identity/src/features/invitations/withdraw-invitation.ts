import type { membership } from '@insights/contracts';
import type { Call } from '@insights/db';
import { notFound } from '@insights/errors';
import { recordAudit } from '../../db/audit.ts';
import { lockInvitation } from '../../db/invitations.ts';
import { requireRole } from '../../db/members.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { invitationStates } from '../../domain/invitation-states.ts';

/** Makes an invitation's link invalid. Errors: `insufficient_role`, `not_found`, `invalid_transition` for an accepted one. */
export function withdrawInvitation(
  { db }: Deps,
  call: Call,
  { invitation_id }: membership.WithdrawMemberInvitationRequest,
): Promise<membership.WithdrawMemberInvitationResponse> {
  return db.withWorkspace(call, async (tx) => {
    await requireRole(tx, call.principal, 'admin');
    const { status } = await lockInvitation(tx, invitation_id);
    if (status === 'withdrawn') throw notFound('invitation');
    await query(tx)
      .updateTable('invitations')
      .set({ status: invitationStates.after('withdraw', status) })
      .where('id', '=', invitation_id)
      .execute();
    await recordAudit(tx, call, { action: 'member.invitation_withdrawn', subject: invitation_id });
    return {};
  });
}
