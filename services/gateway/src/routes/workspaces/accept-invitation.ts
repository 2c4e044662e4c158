import { hashKey, isWellFormedKey } from '@insights/auth-context';
import { notFound } from '@insights/errors';
import { route } from '../../core/route.ts';
import { Workspace } from '../../schemas/workspace.ts';

export const acceptInvitation = route({
  name: 'acceptInvitation',
  method: 'post',
  path: '/v1/invitations/:token/accept',
  tag: 'workspaces',
  doc: `Makes the caller a member of the workspace that invited their verified e-mail address, or the machine identity that
    the token belongs to. A repeated call returns the same response. An existing member keeps their role.`,
  access: { user_only: true },
  workspace: 'none',
  audit: 'member.joined',
  success: { status: 200, body: Workspace },
  errors: ['not_found', 'wrong_recipient'],
  async handle({ params: { token }, call, membership }) {
    if (!isWellFormedKey(token, 'iii')) throw notFound('invitation');
    return membership.acceptMemberInvitation({ token_hash: hashKey(token) }, call);
  },
});
