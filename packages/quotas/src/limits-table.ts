import { type Tx, tenantTable } from '@insights/db';

/** SQL of the table that `roomFor` reads: quotas that differ from the settings, as identity told them last. */
export function limitsTable(service: string): string[] {
  return [
    `create table ${service}.workspace_limits (
       workspace_id uuid primary key,
       quotas jsonb not null default '{}',
       version int not null)`,
    ...tenantTable(service, 'workspace_limits'),
  ];
}

/** Keeps what is newest; events come in any order. */
export async function storeQuotas(tx: Tx, version: number, quotas: Readonly<Record<string, number>>): Promise<void> {
  await tx.run(
    `insert into workspace_limits as known (workspace_id, quotas, version) values ($1, $2, $3)
       on conflict (workspace_id) do update set quotas = excluded.quotas, version = excluded.version
        where known.version < excluded.version`,
    [tx.workspaceId, JSON.stringify(quotas), version],
  );
}
