import type { QuotaName, usage } from '@insights/contracts';
import { type Tx, sql } from '@insights/db';
import { AppError } from '@insights/errors';
import { quotaQuery } from './limits-table.ts';

/** A maximum number of things in a workspace. */
export interface Quota {
  readonly name: QuotaName;
  /** For workspaces without their own limit; 0: no limit. */
  readonly default_limit: number;
  /** SQL that returns one row for each thing that counts in the transaction's workspace. */
  readonly counted: string;
  /** In the error text: the things, e.g. `campaigns`. */
  readonly things: string;
  /** In the error text: what to do. */
  readonly remedy: string;
}

/** What is left of a quota. */
export interface Room {
  /** Errors: `quota_exceeded`. */
  take(count?: number): void;
}

const UNBOUNDED: Room = { take: () => undefined };

/**
 * How many more things the workspace may have, read in the transaction that creates them. A lock serialises transactions that create
 * the same kind of thing, so two of them cannot both take the last place. Call it before any other lock to avoid deadlocks. Without a
 * limit it costs one read and takes no lock.
 */
export async function roomFor(tx: Tx, quota: Quota): Promise<Room> {
  const limit = await limitOf(tx, quota);
  if (limit === null) return UNBOUNDED;
  await tx.run('select pg_advisory_xact_lock(hashtext($1), hashtext($2))', [`quota ${quota.name}`, tx.workspaceId]);
  const used = await count(tx, quota, limit);
  return {
    take(wanted = 1) {
      if (used + wanted > limit) throw exceeded(quota, limit, used);
    },
  };
}

/** Whether one more fits. Takes no lock, so concurrent transactions may exceed the limit by a few. */
export async function hasRoom(tx: Tx, quota: Quota): Promise<boolean> {
  const limit = await limitOf(tx, quota);
  return limit === null || (await count(tx, quota, limit)) < limit;
}

/** Usage and limit of each quota. */
export async function usageOf(tx: Tx, quotas: readonly Quota[]): Promise<usage.QuotaUsage[]> {
  const answer: usage.QuotaUsage[] = [];
  for (const quota of quotas) {
    const { name, default_limit } = quota;
    const [used, limit] = [await count(tx, quota), await limitOf(tx, quota)];
    answer.push({ name, used, limit, default_limit: default_limit || null });
  }
  return answer;
}

async function limitOf(tx: Tx, { name, default_limit }: Quota): Promise<number | null> {
  const own = await quotaQuery(tx)
    .selectFrom('workspace_limits')
    .select(sql<number | null>`(quotas ->> ${name})::int`.as('most'))
    .executeTakeFirst();
  return own?.most ?? (default_limit || null);
}

/** Counts up to `most`, so that the cost follows the limit and not the number of rows. */
async function count(tx: Tx, { counted }: Quota, most: number | null = null): Promise<number> {
  const rows = most === null ? counted : `${counted} limit ${most}`;
  const row = await tx.row<{ used: number }>(`select count(*) as used from (${rows}) as counted`);
  return row?.used ?? 0;
}

function exceeded({ name, things, remedy }: Quota, limit: number, used: number): AppError {
  return new AppError('quota_exceeded', {
    publicMessage: `This workspace may have ${limit} ${things} and has ${used}. ${remedy}`,
    log: { quota: name, limit, used },
  });
}
