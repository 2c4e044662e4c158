import type { ConfigOf } from '@insights/config';
import { type Quota, quotaSetting } from '@insights/quotas';

export const quotaSettings = {
  quotaInterviews: quotaSetting('QUOTA_INTERVIEWS', 10_000, 'campaigns'),
  quotaContacts: quotaSetting('QUOTA_CONTACTS', 0, 'contacts'),
  quotaConversationsPerMonth: quotaSetting(
    'QUOTA_CONVERSATIONS_PER_MONTH',
    0,
    'conversations of a calendar month (UTC)',
  ),
  quotaMailsPerDay: quotaSetting('QUOTA_MAILS_PER_DAY', 5_000, 'mails to contacts in a calendar day (UTC)'),
};

export interface CampaignsQuotas {
  readonly [name: string]: Quota;
  readonly interviews: Quota;
  readonly contacts: Quota;
  readonly conversations_per_month: Quota;
  readonly mails_per_day: Quota;
}

/** What of the campaigns service's things is counted. */
export function campaignsQuotas(config: ConfigOf<typeof quotaSettings>): CampaignsQuotas {
  const remedy = 'Delete what is not needed, or ask for a higher limit.';
  return {
    interviews: {
      name: 'interviews',
      default_limit: config.quotaInterviews,
      counted: 'select from interviews',
      things: 'campaigns',
      remedy,
    },
    contacts: {
      name: 'contacts',
      default_limit: config.quotaContacts,
      counted: 'select from contacts',
      things: 'contacts',
      remedy,
    },
    conversations_per_month: {
      name: 'conversations_per_month',
      default_limit: config.quotaConversationsPerMonth,
      // Tests count nowhere.
      counted: `select from conversations where mode <> 'test' and created_at >= date_trunc('month', now(), 'UTC')`,
      things: 'conversations in a calendar month',
      remedy: 'Wait for the next month (UTC), or ask for a higher limit.',
    },
    mails_per_day: {
      name: 'mails_per_day',
      default_limit: config.quotaMailsPerDay,
      counted: `select from mail_requests where is_mailed and created_at >= date_trunc('day', now(), 'UTC')`,
      things: 'mails to contacts in a day',
      remedy: 'Wait for the next day (UTC), or ask for a higher limit.',
    },
  };
}
