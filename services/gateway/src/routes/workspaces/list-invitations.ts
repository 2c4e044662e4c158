import { SHORT_LIST } from '../../core/paging.ts';
import { listRoute } from '../../core/route.ts';
import { MemberInvitation } from '../../schemas/workspace.ts';

export const listInvitations = listRoute({
  name: 'listInvitations',
  path: '/v1/workspaces/:workspace_id/invitations',
  tag: 'workspaces',
  doc: 'Lists the invitations of members that can still be accepted, newest first.',
  access: { user_only: true, role: 'admin' },
  workspace: 'given',
  page: SHORT_LIST,
  item: MemberInvitation,
  handle: ({ page, call, membership }) => membership.listMemberInvitations({ page }, call),
});
