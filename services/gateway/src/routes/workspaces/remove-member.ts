import { route } from '../../core/route.ts';
import { PROVIDER_CHANGE_MS } from '../../schemas/workspace.ts';

export const removeMember = route({
  name: 'removeMember',
  method: 'delete',
  path: '/v1/workspaces/:workspace_id/members/:member_user_id',
  tag: 'workspaces',
  doc: 'Removes a member. Admins may remove others; everybody may leave. In a linked workspace, the identity provider is changed first. A workspace always keeps one owner. Keys that the person created keep working.',
  access: { user_only: true, role: 'member' },
  workspace: 'given',
  audit: ['member.removed', 'member.left'],
  success: { status: 204 },
  errors: ['not_found', 'insufficient_role', 'last_owner', 'request_in_progress', 'identity_provider_failed'],
  async handle({ params, call, identity }) {
    await identity.removeMember({ user_id: params.member_user_id }, { ...call, timeout_ms: PROVIDER_CHANGE_MS });
    return undefined;
  },
});
