import { z } from 'zod';
import { route } from '../../core/route.ts';
import { Name, nullIfAbsent } from '../../schemas/inputs.ts';
import { OrganizationId, Workspace } from '../../schemas/workspace.ts';

export const createWorkspace = route({
  name: 'create',
  method: 'post',
  path: '/v1/workspaces',
  tag: 'workspaces',
  doc: 'Creates a workspace and makes the caller its owner. Linking it requires an owner of the organisation, or a platform admin.',
  access: { user_only: true },
  workspace: 'none',
  audit: 'workspace.created',
  body: z.object({ name: Name, identity_provider_org_id: nullIfAbsent(OrganizationId.optional()) }),
  success: { status: 201, body: Workspace },
  errors: ['identity_provider_failed', 'quota_exceeded'],
  handle: ({ body, call, identity }) => identity.createWorkspace(body, call),
});
