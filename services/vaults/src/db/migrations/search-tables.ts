import { tenantTable } from '@insights/db';

const postings = [
  // The lexical index: where a term occurs in a document (src/search/postings.ts). One search reads the rows of its terms. They are next to
  // each other in the index only: with their content in it, a search reads some hundred pages, not one for each document. An index row has
  // a size limit, so long rows are divided into parts. An index is read without its table only where a vacuum has been.
  `create table vaults.postings (
     workspace_id uuid not null,
     term text not null,
     vault_id uuid not null,
     document_id uuid not null references vaults.documents on delete cascade,
     part smallint not null,
     packed bytea not null,
     primary key (workspace_id, term, vault_id, document_id, part) include (packed))
     with (autovacuum_vacuum_insert_scale_factor = 0.02)`,
  `create index postings_document on vaults.postings (document_id)`,
  ...tenantTable('vaults', 'postings'),
  // For the command that rebuilds the index: ids of all workspaces, and nothing that people wrote.
  `create function vaults.documents_after(last uuid, most int) returns table (id uuid, workspace_id uuid)
     language sql stable security definer set search_path = vaults
     as $$ select id, workspace_id from documents where id > last order by id limit most $$`,
  `revoke all on function vaults.documents_after(uuid, int) from public`,
  `grant execute on function vaults.documents_after(uuid, int) to vaults_worker`,
];

/** A trigger of `documents` that changes the size of each vault by `change`. */
const resizing = (name: string, event: string, rows: string, change: string): string[] => [
  `create function vaults.${name}() returns trigger language plpgsql set search_path = vaults as $$
     begin
       ${change} group by workspace_id, vault_id, source_type;
       return null;
     end $$`,
  `create trigger ${name} after ${event} on vaults.documents
     referencing ${rows} for each statement execute function vaults.${name}()`,
];

const sizes = [
  // The size of a vault is the sum of its rows here, so that nothing has to be counted. A transaction takes any row that no other one
  // holds, so concurrent uploads never wait for each other.
  // `stamp` is random, and new with each change of the row: the stamps of a vault's rows together (bit_xor) are what its index is as of a
  // read. Not a counter, which a database that was restored to an earlier time would count up again.
  `create table vaults.vault_sizes (
     id uuid primary key default gen_random_uuid(),
     workspace_id uuid not null,
     vault_id uuid not null references vaults.vaults on delete cascade,
     source_type text not null check (source_type in ('upload', 'transcript', 'report', 'web', 'note')),
     documents bigint not null,
     chunks bigint not null,
     terms bigint not null,
     stamp bigint not null default hashtextextended(gen_random_uuid()::text, 0))`,
  `create index vault_sizes_vault on vaults.vault_sizes (vault_id, source_type)`,
  ...tenantTable('vaults', 'vault_sizes'),
  `create function vaults.resize_vault(workspace uuid, vault uuid, kind text, more_documents bigint, more_chunks bigint, more_terms bigint)
     returns void language plpgsql set search_path = vaults as $$
     begin
       update vault_sizes set documents = documents + more_documents, chunks = chunks + more_chunks, terms = terms + more_terms,
           stamp = hashtextextended(gen_random_uuid()::text, 0)
       where id = (
         select id from vault_sizes where vault_id = vault and source_type = kind limit 1 for update skip locked);
       if not found then
         insert into vault_sizes (workspace_id, vault_id, source_type, documents, chunks, terms)
           select workspace, vault, kind, more_documents, more_chunks, more_terms
           where exists (select from vaults where id = vault);
       end if;
     end $$`,
  ...resizing(
    'documents_added',
    'insert',
    'new table as added',
    'perform resize_vault(workspace_id, vault_id, source_type, count(*), sum(chunk_count), sum(term_count)) from added',
  ),
  ...resizing(
    'documents_removed',
    'delete',
    'old table as removed',
    'perform resize_vault(workspace_id, vault_id, source_type, -count(*), -sum(chunk_count), -sum(term_count)) from removed',
  ),
  // Also if the sums are zero: a document may be indexed again with the same counts.
  ...resizing(
    'documents_changed',
    'update',
    'old table as removed new table as added',
    `perform resize_vault(workspace_id, vault_id, source_type, sum(documents)::bigint, sum(chunks)::bigint, sum(terms)::bigint)
         from (select workspace_id, vault_id, source_type, 1 as documents, chunk_count as chunks, term_count as terms from added
               union all
               select workspace_id, vault_id, source_type, -1, -chunk_count, -term_count from removed) as change`,
  ),
];

export const search = [...postings, ...sizes];
