import type { Tx } from '@insights/db';
import { type DeliveryStatus, deliveryStates } from '../../domain/delivery-states.ts';
import { nextPause } from '../../domain/retry-schedule.ts';
import type { Job } from './load.ts';
import type { Attempt } from './send.ts';

export interface Finished {
  readonly job: Job;
  readonly attempt: Attempt;
}

/** What a delivery is after an attempt; `pause` in seconds until the next one, null when there is none. */
export interface Outcome {
  readonly id: string;
  readonly attempts: number;
  readonly status: DeliveryStatus;
  readonly pause: number | null;
}

interface HeldRow {
  id: string;
  attempts: number;
  last_try: boolean;
}

const LOCK = `select d.id, d.attempts, d.last_try from unnest($1::uuid[], $2::uuid[]) as held (id, lease_id)
    join deliveries d on d.id = held.id and d.lease_id = held.lease_id
   where d.status = 'pending' order by d.id for update of d`;

const STORE = `update deliveries d set status = o.status, attempts = o.attempts, response_status = o.response_status,
      last_error = o.error, duration_ms = o.duration_ms, lease_id = null, lease_until = null,
      next_attempt_at = now() + make_interval(secs => o.pause),
      finished_at = case when o.status <> 'pending' then now() end
   from unnest($1::uuid[], $2::text[], $3::int[], $4::int[], $5::text[], $6::int[], $7::float8[])
     as o (id, status, attempts, response_status, error, duration_ms, pause)
  where d.id = o.id`;

const LOG = `insert into attempts (id, workspace_id, delivery_id, started_at, response_status, duration_ms, error, response_excerpt)
  select a.id, $1, a.delivery_id, a.started_at, a.response_status, a.duration_ms, a.error,
         case when gone.subject_id is null then a.response_excerpt else '' end
    from unnest($2::uuid[], $3::uuid[], $4::timestamptz[], $5::int[], $6::int[], $7::text[], $8::text[])
      as a (id, delivery_id, started_at, response_status, duration_ms, error, response_excerpt)
    join deliveries d on d.id = a.delivery_id
    left join erased_subjects gone on gone.subject_id = d.event_id`;

/**
 * Stores attempts of one workspace. Only what is still held under the lease that the attempt was made under counts: a worker
 * thought dead changes nothing. Answers the stored ones.
 */
export async function storeOutcomes(
  tx: Tx,
  finished: readonly Finished[],
  schedule: readonly number[],
): Promise<Outcome[]> {
  const byId = new Map(finished.map((item) => [item.job.id, item]));
  const held = await tx.rows<HeldRow>(LOCK, [
    finished.map(({ job }) => job.id),
    finished.map(({ job }) => job.lease_id),
  ]);
  const stored = held.flatMap((row) => {
    const item = byId.get(row.id);
    return item ? [{ ...item, outcome: decide(row, item.attempt, schedule) }] : [];
  });
  if (stored.length === 0) return [];
  await tx.run(STORE, [
    stored.map(({ outcome }) => outcome.id),
    stored.map(({ outcome }) => outcome.status),
    stored.map(({ outcome }) => outcome.attempts),
    stored.map(({ attempt }) => attempt.response_status),
    stored.map(({ attempt }) => attempt.error),
    stored.map(({ attempt }) => attempt.duration_ms),
    stored.map(({ outcome }) => outcome.pause),
  ]);
  await tx.run(LOG, [
    tx.workspaceId,
    stored.map(({ job }) => job.lease_id),
    stored.map(({ job }) => job.id),
    stored.map(({ attempt }) => attempt.started_at),
    stored.map(({ attempt }) => attempt.response_status),
    stored.map(({ attempt }) => attempt.duration_ms),
    stored.map(({ attempt }) => attempt.error),
    stored.map(({ attempt }) => attempt.response_excerpt),
  ]);
  return stored.map(({ outcome }) => outcome);
}

function decide(row: HeldRow, attempt: Attempt, schedule: readonly number[]): Outcome {
  const attempts = row.attempts + 1;
  const { id } = row;
  if (attempt.error === null) return { id, attempts, status: deliveryStates.after('succeed', 'pending'), pause: null };
  const pause = row.last_try ? null : nextPause(schedule, attempts, attempt.retry_after);
  return { id, attempts, status: deliveryStates.after(pause === null ? 'exhaust' : 'retry', 'pending'), pause };
}
