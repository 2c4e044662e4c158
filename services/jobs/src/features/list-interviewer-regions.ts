import type { jobs } from '@insights/contracts';
import { type Db, sql } from '@insights/db';
import { onQueue } from '../db/query.ts';

/** The regions with an interviewer that sent a heartbeat in the last `max_age_seconds`. */
export async function listInterviewerRegions(
  db: Db,
  { max_age_seconds }: jobs.ListInterviewerRegionsRequest,
): Promise<jobs.ListInterviewerRegionsResponse> {
  const rows = await onQueue(db, (queue) =>
    queue
      .selectFrom('workers')
      .select('region')
      .distinct()
      .where('kind', '=', 'interview')
      .where('heartbeat_at', '>', sql<string>`now() - ${max_age_seconds} * interval '1 second'`)
      .orderBy('region')
      .execute(),
  );
  return { regions: rows.map(({ region }) => region) };
}
