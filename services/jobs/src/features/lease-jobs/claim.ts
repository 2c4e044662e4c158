import type { jobs } from '@insights/contracts';
import type { Db } from '@insights/db';
import { queueRows } from '../../db/queue.ts';
import { jobStates } from '../../domain/job-states.ts';

export interface Claim {
  queues: readonly string[];
  /** Null: of any type. */
  types: readonly string[] | null;
  worker_id: string;
  max_jobs: number;
  lease_seconds: number;
  /** Of jobs that ask for no number of their own. */
  max_attempts: number;
}

/** Candidates beyond those wanted: what other leases hold locked at that moment is skipped, and there should be some left. */
const HEADROOM = 16;

const isWanted = (job: string) =>
  `${job}attempts < coalesce(${job}max_attempts, $5) and ($8::text[] is null or ${job}type = any($8))`;
const IS_WANTED = isWanted('');

/**
 * One fair turn for each workspace that waits, the one that was served longest ago first: `turns` steps through the index from
 * workspace to workspace, so a thousand jobs of one cost no more than one (50 workspaces with 5,000 jobs: about 1 ms on a
 * quiet core). SKIP LOCKED: two leases never wait for each other. The outer conditions are checked again on the
 * locked rows.
 */
const CLAIM = `
with recursive turns as (
  select queue_name, '00000000-0000-0000-0000-000000000000'::uuid as workspace_id from unnest($1::text[]) wanted (queue_name)
  union all
  select turns.queue_name, next.workspace_id from turns cross join lateral (
    select workspace_id from jobs
     where queue_name = turns.queue_name and workspace_id > turns.workspace_id
       and claimable_at <= now() and ${IS_WANTED}
     order by workspace_id limit 1) next
), candidates as (
  select waiting.*, served.leased_at
    from turns
    cross join lateral (
      select first.*, row_number() over (order by claimable_at, id) as turn
        from (select id, claimable_at from jobs
               where queue_name = turns.queue_name and workspace_id = turns.workspace_id
                 and claimable_at <= now() and ${IS_WANTED}
               order by claimable_at, id limit (select ceil($6::numeric / count(*))::int from turns)) first) waiting
    left join lateral (
      select leased_at from jobs
       where queue_name = turns.queue_name and workspace_id = turns.workspace_id and leased_at is not null
       order by leased_at desc limit 1) served on true
), picked as (
  select job.id from candidates join jobs job on job.id = candidates.id
   where job.claimable_at <= now() and ${isWanted('job.')}
   order by candidates.turn, candidates.leased_at nulls first, candidates.claimable_at, candidates.id
   limit $3 for update of job skip locked
)
update jobs job
   set status = $7, attempts = attempts + 1, worker_id = $2, leased_at = clock_timestamp(), heartbeat_at = now(),
       lease_expires_at = now() + $4 * interval '1 second', run_after = null
  from picked where job.id = picked.id
returning job.id, job.workspace_id, job.queue_name, job.type, job.attempts as attempt, job.subject_id, job.traceparent,
          job.lease_expires_at, coalesce(job.max_attempts, $5) as max_attempts`;

/** Leases what may be taken now, perhaps nothing. Each lease of a job has a higher `attempt` than the one before. */
export function claim(db: Db, wanted: Claim): Promise<jobs.LeasedJob[]> {
  return queueRows<jobs.LeasedJob>(db, CLAIM, [
    wanted.queues,
    wanted.worker_id,
    wanted.max_jobs,
    wanted.lease_seconds,
    wanted.max_attempts,
    wanted.max_jobs + HEADROOM,
    jobStates.after('lease', 'queued'),
    wanted.types,
  ]);
}

/** Whether something could be leased: after a claim that got nothing, others were holding it at that moment. */
export async function isAnythingWaiting(db: Db, wanted: Claim): Promise<boolean> {
  const rows = await queueRows(
    db,
    `select 1 from jobs
      where claimable_at <= now() and attempts < coalesce(max_attempts, $2) and queue_name = any($1)
        and ($3::text[] is null or type = any($3)) limit 1`,
    [wanted.queues, wanted.max_attempts, wanted.types],
  );
  return rows.length > 0;
}

/** Gives leases back that never reached their worker. The attempt stays counted: the worker may have seen it after all. */
export async function handBack(db: Db, leased: readonly jobs.LeasedJob[]): Promise<void> {
  await queueRows(
    db,
    `update jobs set status = $3, worker_id = null, lease_expires_at = null
      where status = 'running' and (id, attempts) in (select * from unnest($1::uuid[], $2::int[]))`,
    [leased.map((job) => job.id), leased.map((job) => job.attempt), jobStates.after('hand_back', 'running')],
  );
}
