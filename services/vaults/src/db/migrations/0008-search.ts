import { type ServiceMigration, tenantTable } from '@insights/db';

export const search: ServiceMigration = {
  version: 8,
  name: 'search',
  oldest_compatible_code: 1,
  statements: [
    // The lexical index: where a term occurs in a document (src/search/postings.ts). One search reads the rows of its terms.
    `create table vaults.postings (
       workspace_id uuid not null,
       term text not null,
       vault_id uuid not null,
       document_id uuid not null references vaults.documents on delete cascade,
       packed bytea not null,
       primary key (workspace_id, term, vault_id, document_id))`,
    `create index postings_document on vaults.postings (document_id)`,
    ...tenantTable('vaults', 'postings'),
    `alter table vaults.documents
       add column chunk_count int not null default 0,
       add column term_count int not null default 0`,
    `update vaults.documents set chunk_count = (select count(*) from vaults.chunks where document_id = documents.id)`,
    // The size of a vault is the sum of its rows here, so that nothing has to be counted. A transaction takes any row that no other one
    // holds, so concurrent uploads never wait for each other.
    `create table vaults.vault_sizes (
       id uuid primary key default gen_random_uuid(),
       workspace_id uuid not null,
       vault_id uuid not null references vaults.vaults on delete cascade,
       source_type text not null check (source_type in ('upload', 'transcript', 'report', 'web', 'note')),
       documents bigint not null,
       chunks bigint not null,
       terms bigint not null)`,
    `create index vault_sizes_vault on vaults.vault_sizes (vault_id, source_type)`,
    ...tenantTable('vaults', 'vault_sizes'),
    `insert into vaults.vault_sizes (workspace_id, vault_id, source_type, documents, chunks, terms)
       select workspace_id, vault_id, source_type, count(*), sum(chunk_count), sum(term_count)
       from vaults.documents group by 1, 2, 3`,
    `create function vaults.resize_vault(workspace uuid, vault uuid, kind text, more_documents bigint, more_chunks bigint, more_terms bigint)
       returns void language plpgsql set search_path = vaults as $$
       begin
         update vault_sizes set documents = documents + more_documents, chunks = chunks + more_chunks, terms = terms + more_terms
         where id = (
           select id from vault_sizes where vault_id = vault and source_type = kind limit 1 for update skip locked);
         if not found then
           insert into vault_sizes (workspace_id, vault_id, source_type, documents, chunks, terms)
             select workspace, vault, kind, more_documents, more_chunks, more_terms
             where exists (select from vaults where id = vault);
         end if;
       end $$`,
    `create function vaults.documents_added() returns trigger language plpgsql set search_path = vaults as $$
       begin
         perform resize_vault(workspace_id, vault_id, source_type, count(*), sum(chunk_count), sum(term_count))
           from added group by workspace_id, vault_id, source_type;
         return null;
       end $$`,
    `create function vaults.documents_removed() returns trigger language plpgsql set search_path = vaults as $$
       begin
         perform resize_vault(workspace_id, vault_id, source_type, -count(*), -sum(chunk_count), -sum(term_count))
           from removed group by workspace_id, vault_id, source_type;
         return null;
       end $$`,
    `create function vaults.documents_changed() returns trigger language plpgsql set search_path = vaults as $$
       begin
         perform resize_vault(workspace_id, vault_id, source_type, sum(documents)::bigint, sum(chunks)::bigint, sum(terms)::bigint)
           from (select workspace_id, vault_id, source_type, 1 as documents, chunk_count as chunks, term_count as terms from added
                 union all
                 select workspace_id, vault_id, source_type, -1, -chunk_count, -term_count from removed) as change
           group by workspace_id, vault_id, source_type
           having sum(documents) <> 0 or sum(chunks) <> 0 or sum(terms) <> 0;
         return null;
       end $$`,
    `create trigger documents_added after insert on vaults.documents
       referencing new table as added for each statement execute function vaults.documents_added()`,
    `create trigger documents_removed after delete on vaults.documents
       referencing old table as removed for each statement execute function vaults.documents_removed()`,
    `create trigger documents_changed after update on vaults.documents
       referencing old table as removed new table as added for each statement execute function vaults.documents_changed()`,
  ],
};
