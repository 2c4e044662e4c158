import { SHORT_LIST } from '../../core/paging.ts';
import { listRoute } from '../../core/route.ts';
import { Member } from '../../schemas/workspace.ts';

export const listMembers = listRoute({
  name: 'listMembers',
  path: '/v1/workspaces/:workspace_id/members',
  tag: 'workspaces',
  doc: 'Lists the people in a workspace.',
  access: { user_only: true, role: 'member' },
  workspace: 'given',
  page: SHORT_LIST,
  item: Member,
  handle: ({ page, call, identity }) => identity.listMembers({ page }, call),
});
