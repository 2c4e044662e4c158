import { z } from 'zod';
import { route } from '../../core/route.ts';
import { Member, PROVIDER_CHANGE_MS } from '../../schemas/workspace.ts';

export const setMemberRole = route({
  name: 'setMemberRole',
  method: 'patch',
  path: '/v1/workspaces/:workspace_id/members/:member_user_id',
  tag: 'workspaces',
  doc: "Changes a member's role. In a linked workspace, the identity provider is changed first. A workspace always keeps one owner.",
  access: { user_only: true, role: 'owner' },
  workspace: 'given',
  audit: 'member.role_changed',
  body: z.object({ role: z.enum(['admin', 'member']).describe('The new role.') }),
  success: { status: 200, body: Member },
  errors: ['not_found', 'last_owner', 'request_in_progress', 'identity_provider_failed'],
  handle: ({ params, body, call, identity }) =>
    identity.setMemberRole(
      { user_id: params.member_user_id, role: body.role },
      { ...call, timeout_ms: PROVIDER_CHANGE_MS },
    ),
});
