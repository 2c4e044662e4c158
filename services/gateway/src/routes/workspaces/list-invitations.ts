import { SHORT_LIST } from '../../core/paging.ts';
import { listRoute } from '../../core/route.ts';
import { MemberInvitation } from '../../schemas/workspace.ts';
import { presentInvitation } from './present-invitation.ts';

export const listInvitations = listRoute({
  name: 'listInvitations',
  path: '/v1/workspaces/:workspace_id/invitations',
  tag: 'workspaces',
  doc: 'Lists the invitations of members that can still be accepted, newest first.',
  access: { user_only: true, role: 'admin' },
  workspace: 'given',
  page: SHORT_LIST,
  item: MemberInvitation,
  async handle({ page, call, membership }) {
    const { items, next_cursor } = await membership.listMemberInvitations({ page }, call);
    return { items: items.map(presentInvitation), next_cursor };
  },
});
