import { SCOPES } from '@insights/auth-context';
import { z } from 'zod';
import { Id, Time, orNull } from './outputs.ts';

export const KeyLifetime = z.int().min(1).max(3650).default(365).describe('Days until the key expires.');

export const ApiKey = z
  .object({
    id: Id,
    name: z.string().describe('What the key is for.'),
    key_prefix: z
      .string()
      .meta({ description: 'The only part of the key that stays visible.', examples: ['iis_4fQ0aZ7b'] }),
    scopes: z.enum(SCOPES).array().describe('What the key may do; `*` means everything.'),
    expires_at: Time,
    created_at: Time,
    last_used_at: orNull(Time).describe('Accurate to about a minute.'),
    revoked_at: orNull(Time).describe('When the key was revoked.'),
  })
  .meta({ id: 'ApiKey' });

export const NewApiKey = ApiKey.omit({ last_used_at: true, revoked_at: true })
  .extend({
    key: orNull(z.string()).describe('The key itself, shown only once. Null in a replayed response.'),
  })
  .meta({ id: 'NewApiKey' });
