import type { ServiceMigration } from '@insights/db';

export const schedule: ServiceMigration = {
  version: 13,
  name: 'schedule',
  oldest_compatible_code: 1,
  statements: [
    `alter table campaigns.sessions
       add column schedule_sequence int not null default 0,
       add column schedule_changed_at timestamptz(3),
       add column former_start timestamptz(3),
       add column invited_at timestamptz(3),
       add column remind_at timestamptz(3),
       add column reminded_until timestamptz(3)`,
    // Holds sessions with a reminder ahead only.
    `create index sessions_reminding on campaigns.sessions (remind_at) where remind_at is not null`,
    `grant select (remind_at) on campaigns.sessions to campaigns_worker`,
    `alter table campaigns.mail_requests drop constraint mail_requests_kind_check,
       add constraint mail_requests_kind_check check (kind in ('contact_invitation', 'return_link', 'notice'))`,
    // Join links that set facts about a person, and keys whose values come from the link's query.
    `alter table campaigns.join_links
       add column attributes jsonb not null default '{}',
       add column prefill text[] not null default '{}'`,
  ],
};
