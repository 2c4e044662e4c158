import type pg from 'pg';
import { v7 } from 'uuid';
import { sql } from '@insights/db';
import {
  type Lane,
  type Turn,
  type TurnLimits,
  fairTurns,
  heldUpByThemselves,
  shuffled,
} from '../../domain/fair-turns.ts';

/**
 * Deliveries held by a dead process are due again after it. A living one renews its leases every second (held-leases.ts), so it may stand still
 * for two seconds at any time.
 */
const LEASE_SECONDS = 4;
/** Endpoints per query; if there are more, the next query continues after the last one. */
const LANES = 1_000;
const ZERO = '00000000-0000-0000-0000-000000000000';

export interface Place {
  workspace_id: string;
  endpoint_id: string;
}
export const START: Place = { workspace_id: ZERO, endpoint_id: ZERO };

/** A delivery that this process holds until the lease expires. */
export interface Claim {
  id: string;
  workspace_id: string;
  lease_id: string;
}

/**
 * Endpoints with pending deliveries, found by one index probe each: the cost grows with the number of such endpoints (about 25 µs each),
 * not with the length of their backlogs.
 */
const FIND_LANES = `with recursive lane as (
    (select workspace_id, endpoint_id from deliveries
      where status = 'pending' and (workspace_id, endpoint_id) > ($1::uuid, $2::uuid)
      order by workspace_id, endpoint_id limit 1)
    union all
    select next.workspace_id, next.endpoint_id from lane cross join lateral (
      select d.workspace_id, d.endpoint_id from deliveries d
       where d.status = 'pending' and (d.workspace_id, d.endpoint_id) > (lane.workspace_id, lane.endpoint_id)
       order by d.workspace_id, d.endpoint_id limit 1) next)
  select lane.workspace_id, lane.endpoint_id, waiting.due, leased.busy
    from (select * from lane limit ${LANES}) lane
    cross join lateral (select count(*) as due from (
      select 1 from deliveries d where d.status = 'pending' and d.workspace_id = lane.workspace_id
         and d.endpoint_id = lane.endpoint_id and d.due_at <= now() limit $3) first_few) waiting
    cross join lateral (select count(*) as busy from deliveries d
       where d.endpoint_id = lane.endpoint_id and d.status = 'pending' and d.lease_until > now()) leased`;

/** Leases the oldest due deliveries of each endpoint. SKIP LOCKED: a claim never waits for other replicas or for a deactivation. */
const CLAIM = `with due as materialized (
    select d.id from unnest($1::uuid[], $2::uuid[], $3::int[]) as turn (workspace_id, endpoint_id, count)
     cross join lateral (
       select id from deliveries w where w.status = 'pending' and w.workspace_id = turn.workspace_id
          and w.endpoint_id = turn.endpoint_id and w.due_at <= now()
        order by w.due_at, w.id limit turn.count for update skip locked) d),
  numbered as (select id, row_number() over () as n from due)
  update deliveries d set lease_id = ($4::uuid[])[numbered.n], lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
    from numbered where d.id = numbered.id returning d.id, d.workspace_id, ($4::uuid[])[numbered.n] as lease_id`;

/** Only what has not expired: it cannot have passed to another process before. */
const RENEW = `update deliveries set lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
  where id = any($1::uuid[]) and status = 'pending' and lease_until > now()`;

/** Prolongs the leases of attempts that take long. */
export async function renewLeases(pool: pg.Pool, held: readonly Claim[]): Promise<void> {
  await pool.query(RENEW, [held.map(({ id }) => id)]);
}

/**
 * The deliveries that are held under these leases, as a table `held` for a join by `id` and `lease_id`. Only a pending delivery has a lease. To
 * ask for the status as well would let the planner read all pending ones of the workspace, however many wait.
 */
export const heldUnder = (held: readonly Pick<Claim, 'id' | 'lease_id'>[]) =>
  sql<Pick<Claim, 'id' | 'lease_id'>>`unnest(
    ${held.map(({ id }) => id)}::uuid[], ${held.map(({ lease_id }) => lease_id)}::uuid[])`.as<'held'>(
    sql`held (id, lease_id)`,
  );

/**
 * Claims due deliveries in fair turns; `most` is the highest limit of any endpoint. `next` is where the next call continues, START after the
 * last endpoint. `held`: endpoints whose backlog waits because of their own limit.
 */
export async function claimTurns(
  pool: pg.Pool,
  from: Place,
  limits: TurnLimits & { readonly most: number },
): Promise<{ claims: Claim[]; next: Place; held: string[] }> {
  const { rows: lanes } = await pool.query<Lane>(FIND_LANES, [from.workspace_id, from.endpoint_id, limits.most]);
  const turns = fairTurns(shuffled(lanes), limits);
  const claims = turns.length > 0 ? await leaseTurns(pool, turns) : [];
  const next = (lanes.length === LANES ? lanes.at(-1) : undefined) ?? START;
  return { claims, next, held: heldUpByThemselves(lanes, turns, limits) };
}

async function leaseTurns(pool: pg.Pool, turns: Turn[]): Promise<Claim[]> {
  const total = turns.reduce((sum, { count }) => sum + count, 0);
  const { rows } = await pool.query<Claim>(CLAIM, [
    turns.map(({ workspace_id }) => workspace_id),
    turns.map(({ endpoint_id }) => endpoint_id),
    turns.map(({ count }) => count),
    Array.from({ length: total }, () => v7()),
  ]);
  return rows;
}
