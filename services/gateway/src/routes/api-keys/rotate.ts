import { route } from '../../core/route.ts';
import { NewApiKey } from '../../schemas/api-key.ts';
import { byApiKey } from './by-api-key.ts';

export const rotateApiKey = route({
  name: 'rotate',
  method: 'post',
  path: '/v1/api-keys/:key_id/rotate',
  tag: 'api-keys',
  doc: 'Creates a second key with the same name and scopes. The old one works until it is revoked.',
  access: { user_only: true, role: 'admin' },
  workspace: byApiKey,
  audit: 'api_key.rotated',
  success: { status: 201, body: NewApiKey },
  errors: ['not_found', 'invalid_transition'],
  handle: ({ params, call, identity }) => identity.rotateApiKey({ key_id: params.key_id }, call),
});
