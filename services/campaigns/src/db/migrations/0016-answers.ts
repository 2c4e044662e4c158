import { type ServiceMigration, tenantTable } from '@insights/db';

export const answers: ServiceMigration = {
  version: 16,
  name: 'answers',
  oldest_compatible_code: 1,
  statements: [
    // What became of each question in a conversation, so that totals are counted without reading what was said.
    `create table campaigns.answers (
       conversation_id uuid not null references campaigns.conversations on delete cascade,
       question_id text not null,
       workspace_id uuid not null,
       outcome text not null check (outcome in ('answered', 'declined', 'none')),
       turn_id uuid references campaigns.turns on delete cascade,
       scale_value int,
       choice_value text,
       primary key (conversation_id, question_id))`,
    `create index answers_turn on campaigns.answers (turn_id) where turn_id is not null`,
    ...tenantTable('campaigns', 'answers'),
    // False: completed by code of schema version 15 or earlier. Such conversations are read when somebody asks for totals.
    `alter table campaigns.conversations add column answers_read boolean not null default false`,
    `create index conversations_unread on campaigns.conversations (interview_id, created_at)
       where status = 'completed' and not answers_read`,
  ],
};
