import { type ServiceMigration, tenantTable, workerAccess } from '@insights/db';

export const modelFacts: ServiceMigration = {
  version: 21,
  name: 'model-facts',
  oldest_compatible_code: 1,
  statements: [
    `alter table vaults.stated_facts
       add column engine text not null default 'builtin' check (engine in ('builtin', 'model'))`,
    // Rules and a model may read the same fact in a chunk: both rows stay.
    `alter table vaults.stated_facts drop constraint stated_facts_pkey`,
    `alter table vaults.stated_facts add primary key (chunk_id, fact_id, engine)`,
    // Of each document with chunks: whether a model has read them, and the first one that it has not. A lease is a later due_at.
    `create table vaults.document_facts (
       document_id uuid primary key references vaults.documents on delete cascade,
       workspace_id uuid not null,
       is_read boolean not null default false,
       next_ordinal int not null default 0,
       revision int not null default 0,
       failures int not null default 0,
       due_at timestamptz(3) not null default now())`,
    `create index document_facts_due on vaults.document_facts (due_at) where not is_read`,
    ...tenantTable('vaults', 'document_facts'),
    ...workerAccess('vaults', 'document_facts', 'select, update'),
    `create function vaults.request_facts() returns trigger language plpgsql as $$
     begin
       insert into vaults.document_facts (document_id, workspace_id)
         select distinct document_id, workspace_id from stored order by document_id
         on conflict (document_id) do update
           set is_read = false, next_ordinal = 0, revision = document_facts.revision + 1, failures = 0, due_at = now();
       perform pg_notify('vaults_facts', '');
       return null;
     end $$`,
    `create trigger request_facts after insert on vaults.chunks
       referencing new table as stored for each statement execute function vaults.request_facts()`,
    `insert into vaults.document_facts (document_id, workspace_id)
       select distinct document_id, workspace_id from vaults.chunks`,
  ],
};
