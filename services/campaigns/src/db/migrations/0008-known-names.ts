import { type ServiceMigration, tenantTable } from '@insights/db';

export const knownNames: ServiceMigration = {
  version: 8,
  name: 'known names',
  oldest_compatible_code: 1,
  statements: [
    // Former names and addresses, encrypted, for masking only: a name that was changed is hidden all the same. With `erasure_id` they are those of
    // somebody who was erased, until what others said of them is masked.
    `create table campaigns.known_names (
       id uuid primary key,
       workspace_id uuid not null,
       interview_id uuid not null references campaigns.interviews on delete cascade,
       contact_id uuid not null,
       kind text not null check (kind in ('name', 'email')),
       box bytea not null,
       key_id text not null,
       erasure_id uuid,
       created_at timestamptz(3) not null default now())`,
    `create index known_names_contact on campaigns.known_names (interview_id, contact_id)`,
    ...tenantTable('campaigns', 'known_names'),
    // Who chose it decides who may undo it. Null with hide_name: hidden by code that did not write it down.
    `alter table campaigns.contacts
       add column hidden_by text check (hidden_by in ('team', 'participant')),
       add column names_version int not null default 0`,
    // What is made from names says by it which names it was made from, and tells none.
    `create function campaigns.count_names() returns trigger language plpgsql
       as $$ begin new.names_version = old.names_version + 1; return new; end $$`,
    `create trigger count_names before update of name, email, hide_name on campaigns.contacts
       for each row when (old.name is distinct from new.name or old.email is distinct from new.email or old.hide_name <> new.hide_name)
       execute function campaigns.count_names()`,
  ],
};
