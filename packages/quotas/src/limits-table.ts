import { defineEntity, p } from '@mikro-orm/core';
import { type TablesOf, type Tx, jsonb, tenantTable } from '@insights/db';

const WorkspaceLimits = defineEntity({
  name: 'WorkspaceLimits',
  tableName: 'workspace_limits',
  properties: {
    workspace_id: p.uuid().primary(),
    /** Quotas that differ from the settings, by name. */
    quotas: p.json().$type<Readonly<Record<string, number>>>().default('{}'),
    /** Of the event that brought them. */
    version: p.integer(),
  },
});
export const quotaEntities = [WorkspaceLimits] as const;

export const quotaQuery = (tx: Tx) => tx.kysely<TablesOf<typeof quotaEntities>>();

/** The table of a workspace's own quotas, a copy of what identity stores; for a migration. */
export function limitsTable(service: string): string[] {
  return [
    `create table ${service}.workspace_limits (
       workspace_id uuid primary key,
       quotas jsonb not null default '{}',
       version int not null)`,
    ...tenantTable(service, 'workspace_limits'),
  ];
}

/** Stores the newest quotas; events may arrive in any order. */
export async function storeQuotas(tx: Tx, version: number, quotas: Readonly<Record<string, number>>): Promise<void> {
  await quotaQuery(tx)
    .insertInto('workspace_limits')
    .values({ workspace_id: tx.workspaceId, quotas: jsonb(quotas), version })
    .onConflict((conflict) =>
      conflict
        .column('workspace_id')
        .doUpdateSet((e) => ({ quotas: e.ref('excluded.quotas'), version: e.ref('excluded.version') }))
        .whereRef('workspace_limits.version', '<', 'excluded.version'),
    )
    .execute();
}
