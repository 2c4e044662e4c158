import type { jobs } from '@insights/contracts';
import { type Db, asAppError, sql } from '@insights/db';
import type { QueueSettings } from '../../config.ts';
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

/** Workspaces that one claim considers in a queue; the next claim goes on behind them. More would make each claim slower. */
const WINDOW = 128;
const FIRST = '00000000-0000-0000-0000-000000000000';
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Each workspace with waiting jobs gets one turn, the one that was served longest ago first. `turns` steps through the index from
 * workspace to workspace, starting behind `$9` and going round, so a thousand jobs of one workspace cost no more than one job (test/bench/growth.ts).
 * SKIP LOCKED: two leases never wait for each other. `picked` checks the conditions again, on the locked rows.
 */
const CLAIM = `
with recursive turns as (
  select queue_name, $9::uuid as workspace_id, 0 as turn, false as has_wrapped from unnest($1::text[]) wanted (queue_name)
  union all
  select turns.queue_name, next.workspace_id, turns.turn + 1, next.has_wrapped from turns cross join lateral (
    (select workspace_id, turns.has_wrapped from jobs
      where queue_name = turns.queue_name and workspace_id > turns.workspace_id
        and workspace_id <= case when turns.has_wrapped then $9 else '${LAST}' end
        and claimable_at <= now() and ${IS_WANTED}
      order by workspace_id limit 1)
    union all
    (select workspace_id, true from jobs
      where not turns.has_wrapped and queue_name = turns.queue_name and workspace_id <= $9
        and claimable_at <= now() and ${IS_WANTED}
      order by workspace_id limit 1)
    limit 1) next
   where turns.turn < ${WINDOW}
), waiting_workspaces as (
  select queue_name, workspace_id from turns where turn > 0
), candidates as (
  select waiting.*, served.leased_at
    from waiting_workspaces turns
    cross join lateral (
      select first.*, row_number() over (order by claimable_at, id) as turn
        from (select id, claimable_at from jobs
               where queue_name = turns.queue_name and workspace_id = turns.workspace_id
                 and claimable_at <= now() and ${IS_WANTED}
               order by claimable_at, id limit (select ceil($6::numeric / count(*))::int from waiting_workspaces)) first) waiting
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
returning job.id, job.workspace_id, job.queue_name, job.type, job.attempts as attempt, job.payload, job.traceparent,
          job.lease_expires_at, coalesce(job.max_attempts, $5) as max_attempts,
          (select workspace_id from turns order by turn desc limit 1) as last_considered`;

interface LeasedRow extends jobs.LeasedJob {
  readonly last_considered: string;
}

/** Leases jobs that may be leased now; perhaps none. Each lease of a job has a higher `attempt` than the one before. */
export class Claims {
  readonly #db: Db;
  readonly #settings: LeaseSettings;
  #after = FIRST;

  constructor(db: Db, settings: LeaseSettings) {
    this.#db = db;
    this.#settings = settings;
  }

  async claim(wanted: Wanted): Promise<jobs.LeasedJob[]> {
    try {
      const rows = await inOrderOfIndexes<LeasedRow>(this.#db, CLAIM, this.#parameters(wanted));
      this.#after = rows[0]?.last_considered ?? FIRST;
      return rows;
    } catch (error) {
      throw asAppError(error);
    }
  }

  #parameters({ queues, types, worker_id, max_jobs }: Wanted): unknown[] {
    const { jobLeaseSeconds, jobMaxAttempts } = this.#settings;
    const status = jobStates.after('lease', 'queued');
    const limit = max_jobs + HEADROOM;
    return [queues, worker_id, max_jobs, jobLeaseSeconds, jobMaxAttempts, limit, status, types, this.#after];
  }
}

/**
 * A queue changes faster than its statistics. Planned with those of an empty or a small queue, the claim would read all waiting jobs
 * for each workspace, instead of one row in the order of an index. Compiling it would take longer than running it.
 */
const BEGIN = `begin; ${['enable_seqscan', 'enable_bitmapscan', 'enable_sort', 'jit'].map((name) => `set local ${name} = off`).join('; ')}`;

async function inOrderOfIndexes<Row extends object>(db: Db, text: string, parameters: unknown[]): Promise<Row[]> {
  const connection = await db.worker.connect();
  let isSound = false;
  try {
    // Sent together: a round trip instead of three.
    const [, { rows }] = await Promise.all([
      connection.query(BEGIN),
      connection.query<Row>(text, parameters),
      connection.query('commit'),
    ]);
    isSound = true;
    return rows;
  } finally {
    connection.release(!isSound);
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
