import { QUOTA_NAMES, eventTypes, type limits, rateLimits, wordsOf } from '@insights/contracts';
import { type Call, type Tx, append, jsonb, sql } from '@insights/db';
import { invalid } from '@insights/errors';
import { recordAudit } from '../../db/audit.ts';
import { lockWorkspace } from '../../db/members.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';

/**
 * Replaces a workspace's own limits. Rates apply from the gateways' next request for a budget, quotas when the owning services have
 * received the event. Errors: `not_found`, `invalid_request` for an unknown limit.
 */
export async function setLimits(
  { db }: Pick<Deps, 'db'>,
  call: Call,
  { limits: wanted }: limits.SetLimitsRequest,
): Promise<limits.WorkspaceLimits> {
  const { rates, quotas } = wanted ?? { rates: {}, quotas: {} };
  checkNames('rate_limits', Object.keys(rates), wordsOf(rateLimits.RateClass));
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

/** Returns the version, which grows with each change. */
async function store(tx: Tx, { rates, quotas }: limits.WorkspaceLimits): Promise<number> {
  const { version } = await query(tx)
    .insertInto('workspace_limits')
    .values({ workspace_id: tx.workspaceId, rates: jsonb(rates), quotas: jsonb(quotas) })
    .onConflict((conflict) =>
      conflict.column('workspace_id').doUpdateSet(({ eb, ref }) => ({
        rates: ref('excluded.rates'),
        quotas: ref('excluded.quotas'),
        version: eb('workspace_limits.version', '+', 1),
        updated_at: sql`now()`,
      })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
