import type { sessions } from '@insights/contracts';
import { type Db, asAppError } from '@insights/db';

/** An index-only scan of live sessions: its cost does not grow with finished ones (test/bench/demand-count.ts). */
export const DEMAND = `
  select region, count(*)::int as sessions from sessions where status in ('waiting', 'in_progress') group by region order by region`;

/** Waiting and ongoing sessions by region, for scaling interviewers. Regions without any are omitted. */
export async function countDemand({ db }: { db: Db }): Promise<sessions.CountDemandResponse> {
  try {
    const { rows } = await db.worker.query<sessions.RegionDemand>(DEMAND);
    return { regions: rows };
  } catch (error) {
    throw asAppError(error);
  }
}
