import type { Db } from '@insights/db';
import { asAppError } from '@insights/db';
import { sessionStates } from '../../domain/session-states.ts';

export interface Wanted {
  region: string;
  worker_id: string;
  max_sessions: number;
  lease_seconds: number;
  /** Null: the database's clock. */
  at: string | null;
}

export interface Claim {
  session_id: string;
  workspace_id: string;
  fence: number;
}

/**
 * Sessions without an interviewer: waiting ones, and those whose lease has expired. Interrupted interviews come first. Then
 * workspaces take turns, and sessions in progress count as turns taken, so a workspace with a thousand waiting sessions does not delay
 * others; within a workspace the longest waiting is next. SKIP LOCKED: two claims never wait for each other. The conditions are
 * repeated on the locked rows, which may have changed meanwhile. The partial index holds live sessions only.
 */
const CLAIM = `
with moment as materialized (select coalesce($5::timestamptz, clock_timestamp()) as at),
live as (
  select s.id, s.waiting_since, s.started_at is null as is_new, free.is_free,
         row_number() over (
           partition by s.workspace_id order by free.is_free, s.started_at is null, s.waiting_since, s.id) as turn
    from sessions s cross join moment
    cross join lateral (select s.status = 'waiting' or s.lease_expires_at <= moment.at as is_free) free
   where s.region = $1 and s.status in ('waiting', 'in_progress')
), picked as (
  select s.id from live join sessions s on s.id = live.id cross join moment
   where live.is_free and (s.status = 'waiting' or (s.status = 'in_progress' and s.lease_expires_at <= moment.at))
   order by live.is_new, live.turn, live.waiting_since, s.id
   limit $2 for update of s skip locked
)
update sessions s
   set status = $3, worker_id = $4, fence = s.fence + 1, lease_expires_at = moment.at + $6 * interval '1 second',
       started_at = coalesce(s.started_at, moment.at)
  from picked, moment where s.id = picked.id
returning s.id as session_id, s.workspace_id, s.fence`;

/** Claims what is free now, perhaps nothing. Each claim of a session has a higher fence than the one before. */
export async function claim(db: Db, wanted: Wanted): Promise<Claim[]> {
  try {
    const { rows } = await db.worker.query<Claim>(CLAIM, [
      wanted.region,
      wanted.max_sessions,
      sessionStates.after('claim', 'waiting'),
      wanted.worker_id,
      wanted.at,
      wanted.lease_seconds,
    ]);
    return rows;
  } catch (error) {
    throw asAppError(error);
  }
}
