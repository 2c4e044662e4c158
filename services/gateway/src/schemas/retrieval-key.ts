import { z } from 'zod';
import { Id, Time, orNull } from './outputs.ts';

export const RetrievalKey = z
  .object({
    id: Id,
    vault_id: Id,
    name: z.string().describe('What the key is for.'),
    key_prefix: z
      .string()
      .meta({ description: 'The only part of the key that stays visible.', examples: ['iir_4fQ0aZ7b'] }),
    expires_at: Time,
    created_at: Time,
    last_used_at: orNull(Time).describe('Accurate to about a minute.'),
    revoked_at: orNull(Time).describe('When the key was revoked.'),
  })
  .meta({ id: 'RetrievalKey', description: 'A key that may only retrieve from one vault.' });

export const NewRetrievalKey = RetrievalKey.omit({ last_used_at: true, revoked_at: true })
  .extend({
    key: orNull(z.string()).describe('The key itself, shown only once. Null in a replayed response.'),
  })
  .meta({ id: 'NewRetrievalKey' });
