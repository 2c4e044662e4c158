import { type ServiceMigration, tenantTable } from '@insights/db';

/** A conversation that has changed is summarised again; until then, no words of its former text stay behind. */
const forgetting = (what: string, changed: string): string =>
  `create or replace function campaigns.${what}_changed() returns trigger language plpgsql set search_path = campaigns as $$
   declare ids uuid[];
   begin
     ids := array(${changed});
     if ids = '{}' then return null; end if;
     update conversations set revision = revision + 1 where status in ('processing', 'completed') and id = any(ids);
     delete from summaries where conversation_id = any(ids);
     return null;
   end $$`;

export const summaries: ServiceMigration = {
  version: 19,
  name: 'summaries',
  oldest_compatible_code: 1,
  statements: [
    `create table campaigns.summaries (
       conversation_id uuid primary key references campaigns.conversations on delete cascade,
       workspace_id uuid not null,
       made_of text not null,
       language text not null,
       points jsonb not null,
       generated_at timestamptz(3) not null)`,
    ...tenantTable('campaigns', 'summaries'),
    forgetting(
      'turns',
      `select distinct n.conversation_id from new_turns n join old_turns o on o.id = n.id
         where (n.text, n.tags, n.question_id, n.speaker, n.speaker_label, n.outcome)
           is distinct from (o.text, o.tags, o.question_id, o.speaker, o.speaker_label, o.outcome)`,
    ),
    forgetting('flags', 'select distinct conversation_id from changed'),
  ],
};
