import { type ConfigOf, setting } from '@insights/config';
import { type Quota, quotaSetting } from '@insights/quotas';

export const quotaSettings = {
  quotaApiKeys: quotaSetting('QUOTA_API_KEYS', 1_000, 'API keys that are neither revoked nor expired'),
  quotaMembers: quotaSetting('QUOTA_MEMBERS', 10_000, 'members'),
  quotaMemberInvitationsPerDay: quotaSetting(
    'QUOTA_MEMBER_INVITATIONS_PER_DAY',
    500,
    'invitations of members in a calendar day (UTC)',
  ),
  quotaWorkspacesPerUser: setting.integer({
    env: 'QUOTA_WORKSPACES_PER_USER',
    min: 0,
    max: 1_000_000,
    default: 50,
    doc: 'How many workspaces a user may own; creating more is rejected. 0: no limit.',
  }),
};

export interface IdentityQuotas {
  readonly [name: string]: Quota;
  readonly api_keys: Quota;
  readonly members: Quota;
  readonly member_invitations_per_day: Quota;
}

/** What the identity service counts for each workspace. */
export function identityQuotas(config: Omit<ConfigOf<typeof quotaSettings>, 'quotaWorkspacesPerUser'>): IdentityQuotas {
  return {
    api_keys: {
      name: 'api_keys',
      default_limit: config.quotaApiKeys,
      counted: 'select from api_keys where revoked_at is null and expires_at > now()',
      things: 'API keys',
      remedy: 'Revoke one that is not needed, or ask for a higher limit.',
    },
    members: {
      name: 'members',
      default_limit: config.quotaMembers,
      counted: 'select from members',
      things: 'members',
      remedy: 'Remove a member, or ask for a higher limit.',
    },
    member_invitations_per_day: {
      name: 'member_invitations_per_day',
      default_limit: config.quotaMemberInvitationsPerDay,
      counted: `select from invitations where created_at >= date_trunc('day', now(), 'UTC')`,
      things: 'invitations of members in a day',
      remedy: 'Wait for the next day (UTC), or ask for a higher limit.',
    },
  };
}
