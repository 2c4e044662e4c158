import type { usage } from '@insights/contracts';
import type { Db } from '@insights/db';
import { type AccessTable, type Handlers, team } from '@insights/grpc-kit';
import { type Quota, usageOf } from './quota.ts';

export const usageAccess: AccessTable<usage.UsageServiceService> = { getUsage: team() };

/** The handlers of UsageService, the same in every service that owns things with a quota. */
export function usageHandlers(db: Db, quotas: Readonly<Record<string, Quota>>): Handlers<usage.UsageServiceService> {
  return {
    getUsage: (_request, { principal }) =>
      db.withWorkspace({ principal }, async (tx) => ({ quotas: await usageOf(tx, Object.values(quotas)) })),
  };
}
