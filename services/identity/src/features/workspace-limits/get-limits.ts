import type { limits } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import type { Deps } from '../../deps.ts';

/** What differs from the settings in the caller's workspace. */
export function getLimits({ db }: Pick<Deps, 'db'>, call: Call): Promise<limits.WorkspaceLimits> {
  return db.withWorkspace(call, readLimits);
}

export async function readLimits(tx: Tx): Promise<limits.WorkspaceLimits> {
  const row = await tx.row<limits.WorkspaceLimits>('select rates, quotas from workspace_limits');
  return row ?? { rates: {}, quotas: {} };
}
