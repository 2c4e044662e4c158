import { route } from '../../core/route.ts';

export const withdrawInvitation = route({
  name: 'withdrawInvitation',
  method: 'delete',
  path: '/v1/workspaces/:workspace_id/invitations/:invitation_id',
  tag: 'workspaces',
  doc: 'Withdraws an invitation of a member. Its link stops working.',
  access: { user_only: true, role: 'admin' },
  workspace: 'given',
  audit: 'member.invitation_withdrawn',
  success: { status: 204 },
  errors: ['not_found', 'invalid_transition'],
  async handle({ params, call, membership }) {
    await membership.withdrawMemberInvitation({ invitation_id: params.invitation_id }, call);
    return undefined;
  },
});
