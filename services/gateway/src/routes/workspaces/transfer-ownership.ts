import { z } from 'zod';
import { route } from '../../core/route.ts';
import { Id } from '../../schemas/outputs.ts';
import { Member } from '../../schemas/workspace.ts';

export const transferOwnership = route({
  name: 'transferOwnership',
  method: 'post',
  path: '/v1/workspaces/:workspace_id/transfer-ownership',
  tag: 'workspaces',
  doc: "Transfers the caller's ownership to another member, who is returned. The caller becomes an admin.",
  access: { user_only: true, role: 'owner' },
  workspace: 'given',
  audit: 'workspace.ownership_transferred',
  body: z.object({ user_id: Id }),
  success: { status: 200, body: Member },
  errors: ['not_found'],
  handle: ({ body: { user_id }, call, membership }) => membership.transferOwnership({ user_id }, call),
});
