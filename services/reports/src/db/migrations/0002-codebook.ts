import { type ServiceMigration, tenantTable } from '@insights/db';

export const codebook: ServiceMigration = {
  version: 2,
  name: 'codebook',
  oldest_compatible_code: 1,
  statements: [
    // What people have set of codes, beside the engine's codes.
    `alter table reports.codebooks add edits jsonb not null default '[]'`,
    // Whether the correction had an effect in the last version; null: no version was made since.
    `alter table reports.corrections add applied boolean`,
    // Needed by the report that the engine makes alone, so that it can be had back.
    `alter table reports.model_answers add is_plain boolean not null default false`,
    // Passages that people gave codes. `quote` holds what a participant said.
    `create table reports.codings (
       id uuid primary key,
       workspace_id uuid not null,
       interview_id uuid not null references reports.campaigns on delete cascade,
       conversation_id uuid not null,
       turn_id uuid not null,
       start_offset int not null,
       end_offset int not null,
       quote text not null,
       code_id text not null,
       created_by text not null,
       created_at timestamptz(3) not null,
       applied boolean,
       engine_code_ids jsonb)`,
    `create index codings_newest on reports.codings (interview_id, created_at desc, id desc)`,
    ...tenantTable('reports', 'codings'),
  ],
};
