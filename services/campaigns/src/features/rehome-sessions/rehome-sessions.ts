import { asAppError } from '@insights/db';
import type { SessionDeps } from '../../deps.ts';
import { regionSubject, sessionSubject } from '../../domain/notification-subjects.ts';

/** How long a session waits before it leaves its region: longer than interviewers take to start. */
export const STRANDED_SECONDS = 60;
/** Sessions that one statement moves. */
const BATCH = 500;

/** Sessions that moved from one region to another. */
export interface Moved {
  readonly from: string;
  readonly to: string;
  readonly sessions: number;
}

/** Sessions outside of `$2` that nobody has conducted for `$4` seconds. SKIP LOCKED: a claim or another replica handles those. */
const MOVE = `
with moment as materialized (
  select coalesce($3::timestamptz, clock_timestamp()) - $4 * interval '1 second' as stranded_since
), stranded as (
  select s.id, s.region as left_region from sessions s cross join moment
   where s.region <> all($2::text[])
     and ((s.status = 'waiting' and s.waiting_since <= moment.stranded_since)
       or (s.status = 'in_progress' and s.lease_expires_at <= moment.stranded_since))
   order by s.waiting_since, s.id
   limit $5 for update of s skip locked
)
update sessions s set region = $1 from stranded where s.id = stranded.id
returning s.id, stranded.left_region`;

/**
 * Moves sessions that wait in a region without interviewers to one of `living`, the regions with interviewers: this process's own, if it
 * is among them. Without any they stay. Errors: `unavailable`.
 */
export async function rehomeSessions(deps: SessionDeps, living: readonly string[]): Promise<Moved[]> {
  const to = living.includes(deps.config.region) ? deps.config.region : living[0];
  if (to === undefined) return [];
  const values = [to, living, deps.leaseTime(), STRANDED_SECONDS, BATCH];
  const { rows } = await deps.db.worker
    .query<{ id: string; left_region: string }>(MOVE, values)
    .catch((error: unknown) => Promise.reject(asAppError(error)));
  for (const { id } of rows) deps.bus.notify(sessionSubject(id));
  if (rows.length > 0) deps.bus.notify(regionSubject(to));
  const byRegion = Map.groupBy(rows, ({ left_region }) => left_region);
  return [...byRegion].map(([from, { length }]) => ({ from, to, sessions: length }));
}
