import { route } from '../../core/route.ts';
import { Workspace } from '../../schemas/workspace.ts';

export const getWorkspace = route({
  name: 'get',
  method: 'get',
  path: '/v1/workspaces/:workspace_id',
  tag: 'workspaces',
  doc: 'Shows a workspace.',
  access: { user_only: true, role: 'member' },
  workspace: 'given',
  success: { status: 200, body: Workspace },
  errors: ['not_found'],
  handle: ({ params, call, identity }) => identity.getWorkspace({ workspace_id: params.workspace_id }, call),
});
