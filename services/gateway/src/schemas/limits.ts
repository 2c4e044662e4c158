import { QUOTA_NAMES, type QuotaName } from '@insights/contracts';
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
type RateName = (typeof RATE_NAMES)[number];

const QUOTAS: Readonly<Record<QuotaName, string>> = {
  interviews: 'Campaigns.',
  contacts: 'Contacts of all campaigns.',
  conversations_per_month: 'Conversations of one calendar month.',
  documents: 'Documents of all vaults.',
  webhook_endpoints: 'Webhook endpoints.',
  api_keys: 'API keys that are neither revoked nor expired.',
  members: 'Members.',
  member_invitations_per_day: 'Invitations of members in 24 hours.',
  mails_per_day: 'E-mails in 24 hours.',
};
const RATES: Readonly<Record<RateName, string>> = {
  reads_per_minute: 'GET requests of a key or user.',
  writes_per_minute: 'Other requests of a key or user.',
  retrieval_per_minute: 'Retrieval requests of a key or user.',
  session_per_minute: 'Requests of a participant.',
};

const Quota = (name: QuotaName) =>
  z
    .object({
      limit: orNull(z.int()).describe('How many the workspace may have; null for no limit.'),
      used: z.int().describe('How many the workspace has.'),
    })
    .describe(QUOTAS[name]);

export const WorkspaceLimits = z
  .object({
    quotas: z.object(forEach(QUOTA_NAMES, Quota)).describe('How much the workspace may have, and has.'),
    rate_limits: z
      .object(forEach(RATE_NAMES, (name) => z.int().describe(RATES[name])))
      .describe('Requests of one key, user or participant in any 60 seconds.'),
  })
  .meta({ id: 'WorkspaceLimits' });

const Most = (name: QuotaName) => z.int().min(0).max(2_000_000_000).nullish().describe(QUOTAS[name]);
const Rate = (name: RateName) => z.int().min(1).max(10_000_000).nullish().describe(RATES[name]);

/** What is left out or null falls back to the settings of the installation. */
export const LimitsInput = z.object({
  quotas: z.object(forEach(QUOTA_NAMES, Most)).optional().describe('How much the workspace may have.'),
  rate_limits: z.object(forEach(RATE_NAMES, Rate)).optional().describe('Requests in any 60 seconds.'),
});
