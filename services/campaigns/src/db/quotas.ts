import type { ConfigOf } from '@insights/config';
import { sql, textOf } from '@insights/db';
import { type Quota, quotaSetting } from '@insights/quotas';
import { counts, isCounted } from './conditions.ts';
import type { Tables } from './entities.ts';

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

const startOf = (period: 'day' | 'month') => sql<string>`date_trunc(${sql.lit(period)}, now(), 'UTC')`;

/** The quotas of the campaigns service. */
export function campaignsQuotas(config: ConfigOf<typeof quotaSettings>): CampaignsQuotas {
  const remedy = 'Delete some of them, or ask for a higher limit.';
  return {
    interviews: {
      name: 'interviews',
      default_limit: config.quotaInterviews,
      counted: textOf<Tables>((db) => db.selectFrom('interviews').select('id')),
      things: 'campaigns',
      remedy,
    },
    contacts: {
      name: 'contacts',
      default_limit: config.quotaContacts,
      counted: textOf<Tables>((db) => db.selectFrom('contacts as c').select('c.id').where(isCounted)),
      things: 'contacts',
      remedy,
    },
    conversations_per_month: {
      name: 'conversations_per_month',
      default_limit: config.quotaConversationsPerMonth,
      counted: textOf<Tables>((db) =>
        db.selectFrom('conversations as v').select('v.id').where(counts).where('v.created_at', '>=', startOf('month')),
      ),
      things: 'conversations in a calendar month',
      remedy: 'Wait for the next month (UTC), or ask for a higher limit.',
    },
    mails_per_day: {
      name: 'mails_per_day',
      default_limit: config.quotaMailsPerDay,
      counted: textOf<Tables>((db) =>
        db
          .selectFrom('mail_requests as m')
          .select('m.id')
          .where((eb) => eb.ref('m.is_mailed'))
          .where('m.created_at', '>=', startOf('day')),
      ),
      things: 'mails to contacts in a day',
      remedy: 'Wait for the next day (UTC), or ask for a higher limit.',
    },
  };
}
