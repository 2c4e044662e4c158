import { demos, wordsOf } from '@insights/contracts';
import { z } from 'zod';
import { Name, nullIfAbsent } from './inputs.ts';
import { Id, Time } from './outputs.ts';

const DEMO_TYPES = wordsOf(demos.DemoType);
export const DEMO_STATUSES = wordsOf(demos.DemoStatus);

export const Demo = z
  .object({
    id: Id,
    slug: z.string().meta({ description: 'Name of the demo in its address.', examples: ['acme'] }),
    company_name: z.string().describe('Company that the demo is for.'),
    demo_type: z.enum(DEMO_TYPES).describe('Kind of demo.'),
    status: z.enum(DEMO_STATUSES).describe('Only a `live` demo is shown.'),
    view_count: z.int().describe('How often the demo was viewed.'),
    created_at: Time,
    updated_at: Time,
  })
  .meta({ id: 'Demo', description: 'A demo for a company, shown under its slug while it is live.' });

/** A demo's name in its URL. */
const Slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .describe('Lower-case letters, digits and single hyphens.');

export const newDemo = z.object({
  slug: Slug,
  company_name: Name.describe('Company that the demo is for.'),
  demo_type: z.enum(DEMO_TYPES).default('guided').describe('Kind of demo.'),
  status: z.enum(DEMO_STATUSES).default('draft').describe('Only a `live` demo is shown.'),
});

export const changedDemo = z.object({
  slug: nullIfAbsent(Slug.optional()),
  company_name: nullIfAbsent(Name.optional()).describe('Company that the demo is for.'),
  demo_type: nullIfAbsent(z.enum(DEMO_TYPES).optional()).describe('Kind of demo.'),
  status: nullIfAbsent(z.enum(DEMO_STATUSES).optional()).describe('Only a `live` demo is shown.'),
});
