import { route } from '../../core/route.ts';
import { byApiKey } from './by-api-key.ts';

export const revokeApiKey = route({
  name: 'revoke',
  method: 'delete',
  path: '/v1/api-keys/:key_id',
  tag: 'api-keys',
  doc: 'Revokes an API key. It stops working before this request returns.',
  access: { user_only: true, role: 'admin' },
  workspace: byApiKey,
  audit: 'api_key.revoked',
  success: { status: 204 },
  errors: ['not_found'],
  async handle({ params, call, identity }) {
    await identity.revokeApiKey({ key_id: params.key_id }, call);
    return undefined;
  },
});
