import { SCOPES } from '@insights/auth-context';
import { z } from 'zod';
import { route } from '../../core/route.ts';
import { KeyLifetime, NewApiKey } from '../../schemas/api-key.ts';
import { Name, inWorkspace } from '../../schemas/inputs.ts';

export const createApiKey = route({
  name: 'create',
  method: 'post',
  path: '/v1/api-keys',
  tag: 'api-keys',
  doc: 'Creates an API key of the workspace. The key itself is shown only in this response.',
  access: { user_only: true, role: 'admin' },
  workspace: 'given',
  audit: 'api_key.created',
  body: inWorkspace.extend({
    name: Name,
    scopes: z.enum(SCOPES).array().min(1).max(SCOPES.length).describe('What the key may do; `*` means everything.'),
    expires_in_days: KeyLifetime,
  }),
  success: { status: 201, body: NewApiKey },
  handle({ body, call, identity }) {
    const { name, scopes, expires_in_days } = body;
    return identity.createApiKey({ name, scopes, expires_in_days }, call);
  },
});
