import { z } from 'zod';
import { route } from '../../core/route.ts';
import { Name } from '../../schemas/inputs.ts';
import { Workspace } from '../../schemas/workspace.ts';

export const createWorkspace = route({
  name: 'create',
  method: 'post',
  path: '/v1/workspaces',
  tag: 'workspaces',
  doc: 'Creates a workspace and makes the caller its owner.',
  access: { user_only: true },
  workspace: 'none',
  body: z.object({ name: Name }),
  success: { status: 201, body: Workspace },
  handle: ({ body, call, identity }) => identity.createWorkspace({ name: body.name }, call),
});
