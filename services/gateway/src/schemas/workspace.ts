import { ROLES } from '@insights/auth-context';
import { z } from 'zod';
import { Id, Time, orNull } from './outputs.ts';

export const Workspace = z
  .object({
    id: Id,
    name: z.string(),
    role: z.string().describe("The caller's role in it."),
    created_at: Time,
    updated_at: Time,
  })
  .meta({ id: 'Workspace' });

export const Member = z
  .object({
    user_id: Id,
    role: z.enum(ROLES),
    email: orNull(z.string()),
    full_name: orNull(z.string()),
    image_url: orNull(z.string()),
    created_at: Time,
  })
  .meta({ id: 'Member', description: 'A person in a workspace.' });
