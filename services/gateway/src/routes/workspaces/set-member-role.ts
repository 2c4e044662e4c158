import { z } from 'zod';
import { route } from '../../core/route.ts';
import { Member } from '../../schemas/workspace.ts';

export const setMemberRole = route({
  name: 'setMemberRole',
  method: 'patch',
  path: '/v1/workspaces/:workspace_id/members/:member_user_id',
  tag: 'workspaces',
  doc: "Changes a member's role. A workspace always keeps one owner.",
  access: { user_only: true, role: 'owner' },
  workspace: 'given',
  body: z.object({ role: z.enum(['admin', 'member']) }),
  success: { status: 200, body: Member },
  errors: ['not_found', 'last_owner'],
  handle: ({ params, body, call, identity }) =>
    identity.setMemberRole({ user_id: params.member_user_id, role: body.role }, call),
});
