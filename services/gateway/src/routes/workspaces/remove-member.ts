import { route } from '../../core/route.ts';

export const removeMember = route({
  name: 'removeMember',
  method: 'delete',
  path: '/v1/workspaces/:workspace_id/members/:member_user_id',
  tag: 'workspaces',
  doc: 'Removes a person from a workspace. A workspace always keeps one owner.',
  access: { user_only: true, role: 'admin' },
  workspace: 'given',
  success: { status: 204 },
  errors: ['not_found', 'last_owner'],
  async handle({ params, call, identity }) {
    await identity.removeMember({ user_id: params.member_user_id }, call);
    return undefined;
  },
});
