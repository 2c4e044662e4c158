import { type ServiceMigration, tenantTable } from '@insights/db';

export const flags: ServiceMigration = {
  version: 11,
  name: 'flags',
  oldest_compatible_code: 1,
  statements: [
    `alter table campaigns.turns
       add column input text check (input in ('typed', 'pasted', 'voice')),
       add column outcome text check (outcome in ('answered', 'declined', 'none')),
       add column why jsonb,
       add column progress jsonb`,
    `alter table campaigns.conversations add column language text`,
    // A cleared flag stays, so that it is not raised again and shows who cleared it.
    `create table campaigns.flags (
       turn_id uuid not null references campaigns.turns on delete cascade,
       kind text not null check (kind in ('distress', 'withdrawal_asked', 'person_asked', 'off_topic', 'low_effort',
         'pasted', 'too_fast', 'language_mismatch')),
       workspace_id uuid not null,
       conversation_id uuid not null references campaigns.conversations on delete cascade,
       at timestamptz(3) not null,
       cleared_at timestamptz(3),
       cleared_by text,
       primary key (turn_id, kind))`,
    `create index flags_conversation on campaigns.flags (conversation_id)`,
    ...tenantTable('campaigns', 'flags'),
  ],
};
