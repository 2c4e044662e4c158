import type { QuotaName, usage } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { AppError } from '@insights/errors';

/** Something that a workspace may have only so many of. */
export interface Quota {
  readonly name: QuotaName;
  /** For workspaces without one of their own; 0: no limit. */
  readonly default_limit: number;
  /** A query of one row for each that counts, of the transaction's workspace. */
  readonly counted: string;
  /** For the caller: what it is, e.g. `campaigns`. */
  readonly things: string;
  /** For the caller: what to do about it. */
  readonly remedy: string;
}

/** What still fits. */
export interface Room {
  /** Errors: `quota_exceeded`. */
  take(count?: number): void;
}

const UNBOUNDED: Room = { take: () => undefined };

/**
 * How many more the workspace may have, looked at in the transaction that makes them. Whoever else makes one waits until this transaction
 * ends, so two at once never take the same last place. Call it before anything else is locked: then nobody waits in a circle. Without
 * a limit it costs one read and makes nobody wait.
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

/** Whether one more fits. Nobody waits for it, so what runs at the same time may exceed the limit by a few. */
export async function hasRoom(tx: Tx, quota: Quota): Promise<boolean> {
  const limit = await limitOf(tx, quota);
  return limit === null || (await count(tx, quota, limit)) < limit;
}

/** How many there are of each, and how many there may be. */
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
  const own = await tx.row<{ most: number | null }>('select (quotas ->> $1)::int as most from workspace_limits', [
    name,
  ]);
  return own?.most ?? (default_limit || null);
}

/** No further than matters: counting costs what the limit allows, not what there is. */
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
