import type { limits } from '@insights/contracts';
import type { Call } from '@insights/db';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';

/** The limits of the caller's workspace that differ from the settings. */
export function getLimits({ db }: Pick<Deps, 'db'>, call: Call): Promise<limits.WorkspaceLimits> {
  return db.withWorkspace(call, async (tx) => {
    const own = await query(tx).selectFrom('workspace_limits').select(['rates', 'quotas']).executeTakeFirst();
    return own ?? { rates: {}, quotas: {} };
  });
}
