import type { ServiceMigration } from '@insights/db';

export const reindexing: ServiceMigration = {
  version: 9,
  name: 'reindexing',
  oldest_compatible_code: 1,
  statements: [
    // For the command that rebuilds the index: ids of all workspaces, and nothing that people wrote.
    `create function vaults.documents_after(last uuid, most int) returns table (id uuid, workspace_id uuid)
       language sql stable security definer set search_path = vaults
       as $$ select id, workspace_id from documents where id > last order by id limit most $$`,
    `revoke all on function vaults.documents_after(uuid, int) from public`,
    `grant execute on function vaults.documents_after(uuid, int) to vaults_worker`,
  ],
};
