import { z } from 'zod';
import { route } from '../../core/route.ts';
import { Name } from '../../schemas/inputs.ts';
import { OrganizationId, Workspace } from '../../schemas/workspace.ts';

export const updateWorkspace = route({
  name: 'update',
  method: 'patch',
  path: '/v1/workspaces/:workspace_id',
  tag: 'workspaces',
  doc: 'Renames a workspace, or links it to an organisation of the identity provider. Linking requires an owner of the organisation, or a platform admin.',
  access: { user_only: true, role: 'owner' },
  workspace: 'given',
  audit: ['workspace.renamed', 'workspace.linked', 'workspace.unlinked'],
  body: z.object({
    name: Name.optional(),
    identity_provider_org_id: OrganizationId.nullable().optional().describe('Null ends the link.'),
  }),
  success: { status: 200, body: Workspace },
  errors: ['not_found', 'identity_provider_failed'],
  handle: ({ params: { workspace_id }, body: { name = null, identity_provider_org_id: link }, call, identity }) =>
    identity.updateWorkspace(
      { workspace_id, name, identity_provider_org_id: link === null ? '' : (link ?? null) },
      call,
    ),
});
