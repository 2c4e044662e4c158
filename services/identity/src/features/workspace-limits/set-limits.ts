import { QUOTA_NAMES, eventTypes, type limits } from '@insights/contracts';
import { type Call, type Tx, append } from '@insights/db';
import { invalid } from '@insights/errors';
import { recordAudit } from '../../db/audit.ts';
import { lockWorkspace } from '../../db/members.ts';
import type { Deps } from '../../deps.ts';

/** The classes that count by who calls; those that count by address belong to no workspace. */
const RATE_CLASSES: readonly string[] = ['reads', 'writes', 'retrieval', 'session'];

/**
 * Replaces what a workspace may have and do. Rates count from the gateways' next take on; quotas when the services that own the things
 * have heard of it. Errors: `not_found`, `invalid_request` for a name that nobody counts.
 */
export async function setLimits(
  { db }: Pick<Deps, 'db'>,
  call: Call,
  { limits: wanted }: limits.SetLimitsRequest,
): Promise<limits.WorkspaceLimits> {
  const { rates, quotas } = wanted ?? { rates: {}, quotas: {} };
  checkNames('rate_limits', Object.keys(rates), RATE_CLASSES);
  checkNames('quotas', Object.keys(quotas), QUOTA_NAMES);
  return db.withWorkspace(call, async (tx) => {
    await lockWorkspace(tx, tx.workspaceId);
    const version = await store(tx, { rates, quotas });
    await append(
      tx,
      eventTypes.workspaceQuotasChanged,
      { quotas },
      { aggregate_id: tx.workspaceId, aggregate_version: version },
    );
    await recordAudit(tx, call, {
      action: 'workspace.limits_changed',
      subject: tx.workspaceId,
      details: { rates, quotas },
    });
    return { rates, quotas };
  });
}

function checkNames(field: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw invalid(['body', field, unknown], 'There is no such limit.');
}

async function store(tx: Tx, { rates, quotas }: limits.WorkspaceLimits): Promise<number> {
  const row = await tx.row<{ version: number }>(
    `insert into workspace_limits as known (workspace_id, rates, quotas) values ($1, $2, $3)
       on conflict (workspace_id) do update
         set rates = excluded.rates, quotas = excluded.quotas, version = known.version + 1, updated_at = now()
     returning version`,
    [tx.workspaceId, JSON.stringify(rates), JSON.stringify(quotas)],
  );
  if (!row) throw new Error('the insert gave no row');
  return row.version;
}
