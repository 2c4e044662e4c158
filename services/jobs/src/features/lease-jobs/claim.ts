import { type jobs, payloadOfSubject } from '@insights/contracts';
import { type Db, type Selectable, asAppError, sql } from '@insights/db';
import type { QueueSettings } from '../../config.ts';
import type { Tables } from '../../db/entities.ts';
import { onQueue } from '../../db/query.ts';
import { jobStates } from '../../domain/job-states.ts';

/** What a worker wants to lease. */
export interface Wanted {
  queues: readonly string[];
  types: readonly string[];
  worker_id: string;
  max_jobs: number;
}

type LeaseSettings = Pick<QueueSettings, 'jobLeaseSeconds' | 'jobMaxAttempts'>;

/** Over-fetch, because SKIP LOCKED drops rows that other leases hold. */
const HEADROOM = 16;

const isWanted = (job: string) => `${job}attempts < coalesce(${job}max_attempts, $5) and ${job}type = any($8)`;
const IS_WANTED = isWanted('');

/**
 * Each workspace with waiting jobs gets one turn, the one that was served longest ago first. `turns` steps through the index from
 * workspace to workspace, so a thousand jobs of one workspace cost no more than one job (50 workspaces with 5,000 jobs: about 1 ms
 * on an idle core). SKIP LOCKED: two leases never wait for each other. `picked` checks the conditions again, on the locked rows.
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
returning job.id, job.workspace_id, job.queue_name, job.type, job.attempts as attempt, job.subject_id, job.payload, job.traceparent,
          job.lease_expires_at, coalesce(job.max_attempts, $5) as max_attempts`;

type LeasedRow = Omit<jobs.LeasedJob, 'payload'> & Pick<Selectable<Tables['jobs']>, 'subject_id' | 'payload'>;

/** Leases jobs that may be leased now; perhaps none. Each lease of a job has a higher `attempt` than the one before. */
export async function claim(db: Db, wanted: Wanted, settings: LeaseSettings): Promise<jobs.LeasedJob[]> {
  const parameters = [
    wanted.queues,
    wanted.worker_id,
    wanted.max_jobs,
    settings.jobLeaseSeconds,
    settings.jobMaxAttempts,
    wanted.max_jobs + HEADROOM,
    jobStates.after('lease', 'queued'),
    wanted.types,
  ];
  try {
    const { rows } = await db.worker.query<LeasedRow>(CLAIM, parameters);
    return rows.map(({ subject_id, payload, ...job }) => ({
      ...job,
      payload: payload ?? payloadOfSubject(job.type, subject_id),
    }));
  } catch (error) {
    throw asAppError(error);
  }
}

/** Whether there is something to lease. After a claim that returned nothing it means that other leases held it at that moment. */
export async function isAnythingWaiting(db: Db, wanted: Wanted, settings: LeaseSettings): Promise<boolean> {
  const waiting = await onQueue(db, (queue) =>
    queue
      .selectFrom('jobs')
      .select('id')
      .where('claimable_at', '<=', sql<string>`now()`)
      .where('attempts', '<', ({ fn }) => fn.coalesce('max_attempts', sql<number>`${settings.jobMaxAttempts}::int`))
      .where('queue_name', '=', sql<never>`any(${wanted.queues})`)
      .where('type', '=', sql<never>`any(${wanted.types})`)
      .limit(1)
      .executeTakeFirst(),
  );
  return waiting !== undefined;
}

/** Returns leases that never reached their worker. The attempt stays counted, because the worker may have received it after all. */
export async function handBack(db: Db, leased: readonly jobs.LeasedJob[]): Promise<void> {
  const held = sql`select * from unnest(${leased.map(({ id }) => id)}::uuid[], ${leased.map(({ attempt }) => attempt)}::int[])`;
  await onQueue(db, (queue) =>
    queue
      .updateTable('jobs')
      .set({ status: jobStates.after('hand_back', 'running'), worker_id: null, lease_expires_at: null })
      .where('status', '=', 'running')
      .where(sql<boolean>`(id, attempts) in (${held})`)
      .execute(),
  );
}
