import { z } from 'zod';

export const guideParams = z.object({
  guide_key: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/)
    .describe('Name of the guide.'),
});
