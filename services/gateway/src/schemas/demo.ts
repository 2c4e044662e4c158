import { demos, wordsOf } from '@insights/contracts';
import { z } from 'zod';
import { Name, nullIfAbsent } from './inputs.ts';
import { Id, Time } from './outputs.ts';

const DEMO_TYPES = wordsOf(demos.DemoType);
export const DEMO_STATUSES = wordsOf(demos.DemoStatus);

export const Demo = z
  .object({
    id: Id,
    slug: z.string().meta({ examples: ['acme'] }),
    company_name: z.string(),
    demo_type: z.enum(DEMO_TYPES),
    status: z.enum(DEMO_STATUSES),
    view_count: z.int(),
    created_at: Time,
    updated_at: Time,
  })
  .meta({ id: 'Demo', description: 'A demo for a company, shown under its slug while it is live.' });

/** What a demo is called in its address. */
const Slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .describe('Small letters, digits and single hyphens.');

export const newDemo = z.object({
  slug: Slug,
  company_name: Name,
  demo_type: z.enum(DEMO_TYPES).default('guided'),
  status: z.enum(DEMO_STATUSES).default('draft'),
});

export const changedDemo = z.object({
  slug: nullIfAbsent(Slug.optional()),
  company_name: nullIfAbsent(Name.optional()),
  demo_type: nullIfAbsent(z.enum(DEMO_TYPES).optional()),
  status: nullIfAbsent(z.enum(DEMO_STATUSES).optional()),
});
