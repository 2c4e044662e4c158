import { tenantTable, workerAccess } from '@insights/db';

const knownNames = [
  // Former names and addresses, encrypted, for masking only: a name that was changed is hidden all the same. `speaker`: the name of somebody else
  // who speaks in an imported conversation of the contact. With `erasure_id` they are those of
  // somebody who was erased, until what others said of them is masked.
  `create table campaigns.known_names (
     id uuid primary key,
     workspace_id uuid not null,
     interview_id uuid not null references campaigns.interviews on delete cascade,
     contact_id uuid not null,
     kind text not null check (kind in ('name', 'email', 'speaker')),
     box bytea not null,
     key_id text not null,
     erasure_id uuid,
     created_at timestamptz(3) not null default now())`,
  `create index known_names_contact on campaigns.known_names (interview_id, contact_id)`,
  ...tenantTable('campaigns', 'known_names'),
];

export const contacts = [
  // `hidden_by`: who chose to hide the name decides who may undo it. `joined_as`: whose address somebody typed who joined by an open link;
  // that person is told by mail. `is_counted`: interview-counts.ts.
  `create table campaigns.contacts (
     id uuid primary key,
     workspace_id uuid not null,
     interview_id uuid not null references campaigns.interviews on delete cascade,
     name text,
     email text,
     locale text,
     timezone text,
     attributes jsonb not null,
     hide_name boolean not null,
     hidden_by text check (hidden_by in ('team', 'participant')),
     names_version int not null default 0,
     source text not null check (source in ('team', 'import', 'join', 'booking')),
     joined_as uuid references campaigns.contacts on delete set null,
     is_counted boolean not null default true,
     created_at timestamptz(3) not null,
     check (hide_name = (hidden_by is not null)))`,
  `create unique index contacts_email on campaigns.contacts (interview_id, lower(email))`,
  `create index contacts_newest on campaigns.contacts (interview_id, created_at desc, id desc)`,
  // For counting them against the quota.
  `create index contacts_of_workspace on campaigns.contacts (workspace_id)`,
  `create index contacts_joined_as on campaigns.contacts (joined_as) where joined_as is not null`,
  // The retention search: people who registered themselves, and people who joined with the address of somebody else and never consented.
  `create index contacts_registered on campaigns.contacts (interview_id, created_at) where source in ('join', 'booking')`,
  `create index contacts_joined_again on campaigns.contacts (created_at) where joined_as is not null`,
  ...tenantTable('campaigns', 'contacts'),
  ...workerAccess('campaigns', 'contacts', 'select (id, interview_id, source, joined_as, created_at)'),
  // What is made from names says by it which names it was made from, and tells none.
  `create function campaigns.count_names() returns trigger language plpgsql
     as $$ begin new.names_version = old.names_version + 1; return new; end $$`,
  `create trigger count_names before update of name, email, hide_name on campaigns.contacts
     for each row when (old.name is distinct from new.name or old.email is distinct from new.email or old.hide_name <> new.hide_name)
     execute function campaigns.count_names()`,
  ...knownNames,
];
