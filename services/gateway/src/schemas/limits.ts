import { QUOTA_NAMES } from '@insights/contracts';
import { z } from 'zod';
import { PRINCIPAL_CLASSES } from '../rate-limits/rate-classes.ts';
import { orNull } from './outputs.ts';

type PrincipalClass = (typeof PRINCIPAL_CLASSES)[number];

/** `reads` of the gateway's classes is `reads_per_minute` to callers. */
export const perMinute = <Class extends PrincipalClass>(rateClass: Class) => `${rateClass}_per_minute` as const;

/** An object with these names, and a value for each. */
export function forEach<Name extends string, V>(names: readonly Name[], valueOf: (name: Name) => V): Record<Name, V> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, V>;
}

const RATE_NAMES = PRINCIPAL_CLASSES.map(perMinute);
const Quota = z.object({
  limit: orNull(z.int()).describe('How many the workspace may have; null: as many as it likes.'),
  used: z.int(),
});

export const WorkspaceLimits = z
  .object({
    quotas: z.object(forEach(QUOTA_NAMES, () => Quota)),
    rate_limits: z
      .object(forEach(RATE_NAMES, () => z.int()))
      .describe('Requests of one key, user or participant in any 60 seconds.'),
  })
  .meta({ id: 'WorkspaceLimits' });

const Most = z.int().min(0).max(2_000_000_000).nullish();
const Rate = z.int().min(1).max(10_000_000).nullish();

/** What is left out or null is as the settings say. */
export const LimitsInput = z.object({
  quotas: z.object(forEach(QUOTA_NAMES, () => Most)).optional(),
  rate_limits: z.object(forEach(RATE_NAMES, () => Rate)).optional(),
});
