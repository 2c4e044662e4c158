import { type ServiceMigration, tenantTable } from '@insights/db';

export const sentMails: ServiceMigration = {
  version: 6,
  name: 'sent-mails',
  oldest_compatible_code: 1,
  statements: [
    // Which jobs have sent their mail, so that a repeated job sends nothing. Contains no address and no text.
    `create table identity.sent_mails (
       job_id uuid primary key,
       workspace_id uuid not null,
       kind text not null,
       sent_at timestamptz(3) not null)`,
    `create index sent_mails_old on identity.sent_mails (sent_at)`,
    ...tenantTable('identity', 'sent_mails'),
    `grant select (sent_at), delete on identity.sent_mails to identity_worker`,
    `create policy worker on identity.sent_mails to identity_worker using (true)`,
  ],
};
