import { route } from '../../core/route.ts';
import { AuthConfig } from '../../schemas/sign-in.ts';

export const getAuthConfig = route({
  name: 'getConfig',
  method: 'get',
  path: '/v1/auth/config',
  tag: 'sign-in',
  doc: `Says how people sign in: the authorization code flow with PKCE at this issuer, as this public client. The issuer's
    \`/.well-known/openid-configuration\` names its addresses.`,
  access: { public: true },
  workspace: 'none',
  success: { status: 200, body: AuthConfig },
  handle: ({ gateway }) => gateway.sign_in,
});
