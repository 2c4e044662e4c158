import { type ServiceMigration, tenantTable } from '@insights/db';

export const corrections: ServiceMigration = {
  version: 8,
  name: 'corrections',
  oldest_compatible_code: 1,
  statements: [
    // What people changed in reports. `themes` and `parts` hold words of the report; a statement is named by its place, without its text.
    `create table reports.corrections (
       id uuid primary key,
       workspace_id uuid not null,
       interview_id uuid not null references reports.campaigns on delete cascade,
       kind text not null check (kind in ('relabel_theme', 'merge_themes', 'split_theme', 'hide_theme', 'set_statement')),
       themes jsonb not null,
       label text,
       parts jsonb not null,
       statement jsonb,
       conversation_id uuid,
       created_by text not null,
       created_at timestamptz(3) not null,
       check ((kind = 'set_statement') = (statement is not null and conversation_id is not null)))`,
    `create index corrections_newest on reports.corrections (interview_id, created_at desc, id desc)`,
    ...tenantTable('reports', 'corrections'),
  ],
};
