import type { ServiceMigration } from '@insights/db';

export const unindexed: ServiceMigration = {
  version: 14,
  name: 'unindexed',
  oldest_compatible_code: 1,
  statements: [
    // False for a text that was stored before there was an index.
    `alter table vaults.documents add column is_indexed boolean not null default false`,
    `update vaults.documents set is_indexed = true where term_count > 0`,
    `create index documents_unindexed on vaults.documents (id) where not is_indexed and version > 0`,
    // Ids of all workspaces, and nothing that people wrote.
    `create function vaults.unindexed_after(last uuid, most int) returns table (id uuid, workspace_id uuid)
       language sql stable security definer set search_path = vaults
       as $$ select id, workspace_id from documents where id > last and not is_indexed and version > 0 order by id limit most $$`,
    `revoke all on function vaults.unindexed_after(uuid, int) from public`,
    `grant execute on function vaults.unindexed_after(uuid, int) to vaults_worker`,
  ],
};
