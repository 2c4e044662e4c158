import type { Db } from '@insights/db';
import { asAppError } from '@insights/db';
import { sessionStates } from '../../domain/session-states.ts';

export interface Wanted {
  region: string;
  worker_id: string;
  max_sessions: number;
  lease_seconds: number;
  /** Whether sessions whose lease has expired are looked for as well. */
  may_take_over: boolean;
  /** Null: the database's clock. */
  at: string | null;
}

export interface Claim {
  session_id: string;
  workspace_id: string;
  fence: number;
  /** Whether the lease of another interviewer had expired. */
  was_held: boolean;
}

/**
 * Sessions without an interviewer: waiting ones, and, with `$7`, those whose lease has expired. Interrupted interviews come first. Then
 * workspaces take turns, and sessions in progress count as turns taken, so a workspace with a thousand waiting sessions does not delay
 * others; within a workspace the longest waiting is next. SKIP LOCKED: two claims never wait for each other. The conditions are
 * repeated on the locked rows, which may have changed meanwhile. Waiting ones and the turns taken are read from partial indexes; a lease is in no index,
 * because heartbeats would have to update it, so looking for expired ones reads all sessions in progress.
 */
export const CLAIM = `
with moment as materialized (select coalesce($5::timestamptz, clock_timestamp()) as at),
free as materialized (
  select id, workspace_id, waiting_since, started_at is null as is_new, false as was_held
    from sessions where region = $1 and status = 'waiting'
  union all
  select s.id, s.workspace_id, s.waiting_since, s.started_at is null, true
    from sessions s cross join moment
   where $7 and s.region = $1 and s.status = 'in_progress' and s.lease_expires_at <= moment.at
), taken as (
  select found.workspace_id, found.held + (
      select count(*) from sessions s
       where s.region = $1 and s.status = 'in_progress' and s.workspace_id = found.workspace_id) as turns
    from (select workspace_id, -sum(was_held::int) as held from free group by workspace_id) found
), queue as (
  select free.*, taken.turns + row_number() over (
           partition by free.workspace_id order by free.is_new, free.waiting_since, free.id) as turn
    from free join taken using (workspace_id)
), picked as (
  select s.id, queue.was_held from queue join sessions s on s.id = queue.id cross join moment
   where s.status = 'waiting' or (s.status = 'in_progress' and s.lease_expires_at <= moment.at)
   order by queue.is_new, queue.turn, queue.waiting_since, s.id
   limit $2 for update of s skip locked
)
update sessions s
   set status = $3, worker_id = $4, fence = s.fence + 1, lease_expires_at = moment.at + $6 * interval '1 second',
       started_at = coalesce(s.started_at, moment.at)
  from picked, moment where s.id = picked.id
returning s.id as session_id, s.workspace_id, s.fence, picked.was_held`;

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
      wanted.may_take_over,
    ]);
    return rows;
  } catch (error) {
    throw asAppError(error);
  }
}
