import { z } from 'zod';
import { route } from '../../core/route.ts';
import { Name } from '../../schemas/inputs.ts';
import { Workspace } from '../../schemas/workspace.ts';

export const updateWorkspace = route({
  name: 'update',
  method: 'patch',
  path: '/v1/workspaces/:workspace_id',
  tag: 'workspaces',
  doc: 'Renames a workspace.',
  access: { user_only: true, role: 'owner' },
  workspace: 'given',
  body: z.object({ name: Name }),
  success: { status: 200, body: Workspace },
  errors: ['not_found'],
  handle: ({ params, body, call, identity }) =>
    identity.updateWorkspace({ workspace_id: params.workspace_id, name: body.name }, call),
});
