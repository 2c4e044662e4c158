import type { sessions } from '@insights/contracts';
import { type Db, asAppError } from '@insights/db';

/** An index-only scan of the live sessions: what it costs does not grow with finished ones (test/bench/demand-count.ts). */
export const DEMAND = `
  select region, count(*)::int as sessions from sessions where status in ('waiting', 'in_progress') group by region order by region`;

/** Sessions that wait or go on, by region: what the number of interviewers follows. Regions without any are left out. */
export async function countDemand({ db }: { db: Db }): Promise<sessions.CountDemandResponse> {
  try {
    const { rows } = await db.worker.query<sessions.RegionDemand>(DEMAND);
    return { regions: rows };
  } catch (error) {
    throw asAppError(error);
  }
}
