import type { ServiceMigration } from '@insights/db';

export const stamps: ServiceMigration = {
  version: 15,
  name: 'stamps',
  oldest_compatible_code: 1,
  statements: [
    // Random, and new with each change of the row: the stamps of a vault's rows together (bit_xor) are what its index is as of a read.
    // Not a counter, which a database that was restored to an earlier time would count up again.
    `alter table vaults.vault_sizes
       add column stamp bigint not null default hashtextextended(gen_random_uuid()::text, 0)`,
    `create or replace function vaults.resize_vault(workspace uuid, vault uuid, kind text, more_documents bigint, more_chunks bigint, more_terms bigint)
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
    // A document may be indexed again with the same counts.
    `create or replace function vaults.documents_changed() returns trigger language plpgsql set search_path = vaults as $$
       begin
         perform resize_vault(workspace_id, vault_id, source_type, sum(documents)::bigint, sum(chunks)::bigint, sum(terms)::bigint)
           from (select workspace_id, vault_id, source_type, 1 as documents, chunk_count as chunks, term_count as terms from added
                 union all
                 select workspace_id, vault_id, source_type, -1, -chunk_count, -term_count from removed) as change
           group by workspace_id, vault_id, source_type;
         return null;
       end $$`,
  ],
};
