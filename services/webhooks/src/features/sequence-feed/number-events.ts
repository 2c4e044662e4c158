import { type Db, sql } from '@insights/db';
import { workerQuery } from '../../db/query.ts';

type Queue = ReturnType<typeof workerQuery>;

/** Endpoints and events that one pass numbers at most. */
const ENDPOINTS = 500;
const EVENTS = 2_000;

/**
 * Locks the heads of endpoints that have events without a number, found by one index probe each. SKIP LOCKED: what another process is
 * numbering is left to it.
 */
const lockHeads = (tx: Queue) =>
  sql<{ endpoint_id: string }>`with recursive lane as (
    (select endpoint_id from feed_items where sequence is null order by endpoint_id limit 1)
    union all
    select next.endpoint_id from lane cross join lateral (
      select i.endpoint_id from feed_items i where i.sequence is null and i.endpoint_id > lane.endpoint_id
       order by i.endpoint_id limit 1) next)
  select h.endpoint_id from feed_heads h
   where h.endpoint_id in (select endpoint_id from lane limit ${ENDPOINTS})
   order by h.endpoint_id for no key update of h skip locked`.execute(tx);

/**
 * Numbers what is waiting under locked heads, in the order of the ids. It runs after the locks, so it sees every number that was given
 * before. A row that is just being deleted is skipped before it gets a number: a number that was counted is stored.
 */
const numberUnder = (tx: Queue, endpointIds: readonly string[]) => {
  const each = Math.ceil(EVENTS / endpointIds.length);
  return sql<{ numbered: number; is_full: boolean }>`with fresh as materialized (
      select waiting.delivery_id, head.endpoint_id from unnest(${[...endpointIds]}::uuid[]) head (endpoint_id)
       cross join lateral (
         select delivery_id from feed_items i where i.endpoint_id = head.endpoint_id and i.sequence is null
          order by i.delivery_id limit ${each} for no key update skip locked) waiting),
    numbered as (
      select fresh.delivery_id, endpoint_id,
             h.last_sequence + row_number() over (partition by endpoint_id order by fresh.delivery_id) as sequence
        from fresh join feed_heads h using (endpoint_id)),
    stored as (
      update feed_items i set sequence = numbered.sequence from numbered where i.delivery_id = numbered.delivery_id),
    newest as (
      select distinct on (endpoint_id) endpoint_id, sequence, delivery_id from numbered order by endpoint_id, sequence desc),
    moved as (
      update feed_heads h set last_sequence = newest.sequence, last_event_id = newest.delivery_id
        from newest where h.endpoint_id = newest.endpoint_id)
    select coalesce(sum(count), 0)::int as numbered, coalesce(max(count) >= ${each}, false) as is_full
      from (select endpoint_id, count(*) from numbered group by endpoint_id) per_endpoint`.execute(tx);
};

/**
 * Gives the committed events of every endpoint their numbers in its feed, each number once and without gaps. Any number of processes may
 * do it at the same time. `is_done`: nothing is left that this process could number now.
 */
export function numberEvents(db: Db): Promise<{ numbered: number; is_done: boolean }> {
  return (
    workerQuery(db)
      .transaction()
      // The second statement must see what was committed before the locks.
      .setIsolationLevel('read committed')
      .execute(async (tx) => {
        const heads = await lockHeads(tx);
        if (heads.rows.length === 0) return { numbered: 0, is_done: true };
        const { rows } = await numberUnder(
          tx,
          heads.rows.map(({ endpoint_id }) => endpoint_id),
        );
        const { numbered = 0, is_full = false } = rows[0] ?? {};
        return { numbered, is_done: numbered === 0 || (!is_full && heads.rows.length < ENDPOINTS) };
      })
  );
}
