import { listRoute } from '../../core/route.ts';
import { Workspace } from '../../schemas/workspace.ts';

export const listWorkspaces = listRoute({
  name: 'list',
  path: '/v1/workspaces',
  tag: 'workspaces',
  doc: "Lists the caller's workspaces, newest first.",
  access: { user_only: true },
  workspace: 'none',
  item: Workspace,
  handle: ({ page, call, identity }) => identity.listWorkspaces({ page }, call),
});
