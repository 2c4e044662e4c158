import { route } from '../../core/route.ts';

export const removeMember = route({
  name: 'removeMember',
  method: 'delete',
  path: '/v1/workspaces/:workspace_id/members/:member_user_id',
  tag: 'workspaces',
  doc: "Ends a membership: as an admin another's, as anybody one's own. A workspace always keeps one owner, and keys that the person made go on working.",
  access: { user_only: true, role: 'member' },
  workspace: 'given',
  success: { status: 204 },
  errors: ['not_found', 'insufficient_role', 'last_owner'],
  async handle({ params, call, identity }) {
    await identity.removeMember({ user_id: params.member_user_id }, call);
    return undefined;
  },
});
