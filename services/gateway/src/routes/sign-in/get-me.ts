import { route } from '../../core/route.ts';
import { Me } from '../../schemas/sign-in.ts';

export const getMe = route({
  name: 'getMe',
  method: 'get',
  path: '/v1/me',
  tag: 'sign-in',
  doc: 'Shows the signed-in person, their role on the platform and their workspaces, newest first (at most 1,000).',
  access: { user_only: true },
  workspace: 'none',
  success: { status: 200, body: Me },
  async handle({ call, identity }) {
    const { user, workspaces, platform_role } = await identity.getMe({}, call);
    return { user, workspaces, platform_role };
  },
});
