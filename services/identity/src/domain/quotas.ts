import type { ConfigOf } from '@insights/config';
import { type Quota, quotaSetting } from '@insights/quotas';

export const quotaSettings = {
  quotaApiKeys: quotaSetting('QUOTA_API_KEYS', 1_000, 'API keys that are neither revoked nor expired'),
  quotaMembers: quotaSetting('QUOTA_MEMBERS', 10_000, 'members'),
};

export interface IdentityQuotas {
  readonly [name: string]: Quota;
  readonly api_keys: Quota;
  readonly members: Quota;
}

/** What of the identity service's things is counted. */
export function identityQuotas(config: ConfigOf<typeof quotaSettings>): IdentityQuotas {
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
      remedy: 'Remove somebody, or ask for a higher limit.',
    },
  };
}
