import { type ServiceMigration, tenantTable } from '@insights/db';

export const conversationDigests: ServiceMigration = {
  version: 7,
  name: 'conversation-digests',
  oldest_compatible_code: 1,
  statements: [
    // What the engine read in each conversation, so that a report reads only those that are new or changed. Text, not jsonb: only the
    // engine's thread parses it.
    `create table reports.conversation_digests (
       conversation_id uuid primary key,
       workspace_id uuid not null,
       interview_id uuid not null references reports.campaigns on delete cascade,
       revision text not null,
       basis text not null,
       size int not null,
       digest text not null)`,
    `create index conversation_digests_by_campaign on reports.conversation_digests (interview_id)`,
    ...tenantTable('reports', 'conversation_digests'),
    // Counts the changes of hidden names: a digest that was read under other names is not stored.
    `alter table reports.campaigns add column names_changed int not null default 0`,
  ],
};
