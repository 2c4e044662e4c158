import { asAppError, sql } from '@insights/db';
import type { SessionDeps } from '../deps.ts';
import { workerQuery } from './query.ts';

/** The time for work across workspaces, by the database's clock. Errors: `unavailable`. */
export async function timeNow({ db, leaseTime }: Pick<SessionDeps, 'db' | 'leaseTime'>): Promise<string> {
  try {
    const { at } = await workerQuery(db)
      .selectNoFrom(sql<string>`coalesce(${leaseTime()}::timestamptz, clock_timestamp())::timestamptz(3)`.as('at'))
      .executeTakeFirstOrThrow();
    return at;
  } catch (error) {
    throw asAppError(error);
  }
}
