import { z } from 'zod';
import { route } from '../../core/route.ts';
import { NewApiKey } from '../../schemas/api-key.ts';
import { byApiKey } from './by-api-key.ts';

export const rotateApiKey = route({
  name: 'rotate',
  method: 'post',
  path: '/v1/api-keys/:key_id/rotate',
  tag: 'api-keys',
  doc: 'Creates a second key with the same name and scopes. The old one works for `grace_seconds`, or without them until it is revoked or expires.',
  access: { user_only: true, role: 'admin' },
  workspace: byApiKey,
  audit: 'api_key.rotated',
  body: z.object({
    grace_seconds: z
      .int()
      .min(0)
      .max(604_800)
      .nullish()
      .describe('How long the old key still works. It never works longer than without a rotation.'),
  }),
  body_optional: true,
  success: { status: 201, body: NewApiKey },
  errors: ['not_found', 'invalid_transition'],
  handle: ({ params, body, call, identity }) =>
    identity.rotateApiKey({ key_id: params.key_id, grace_seconds: body.grace_seconds ?? null }, call),
});
