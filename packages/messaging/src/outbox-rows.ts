import type pg from 'pg';

export interface OutboxRow {
  id: string;
  workspace_id: string;
  name: string;
  payload: Uint8Array;
  traceparent: string;
  aggregate_id: string;
  aggregate_version: number;
  created_at: string;
}

/** Ids are time-ordered. SKIP LOCKED: replicas of a service share the work instead of waiting for each other. */
const TAKE = `select id, workspace_id, name, payload, traceparent, aggregate_id, aggregate_version, created_at
  from outbox where published_at is null order by id limit $1 for update skip locked`;

const MARK = `update outbox set published_at = clock_timestamp(), stream_seq = sent.seq
  from unnest($1::uuid[], $2::bigint[]) as sent(id, seq) where outbox.id = sent.id`;

/** Locks the next waiting rows for the transaction of `client`. */
export async function takeWaiting(client: pg.ClientBase, limit: number): Promise<OutboxRow[]> {
  const { rows } = await client.query<OutboxRow>({ name: 'outbox-take', text: TAKE, values: [limit] });
  return rows;
}

/** Marks rows as published with their sequence numbers in the stream. */
export async function markPublished(client: pg.ClientBase, sent: { id: string; seq: number }[]): Promise<void> {
  await client.query({
    name: 'outbox-mark',
    text: MARK,
    values: [sent.map((row) => row.id), sent.map((row) => row.seq)],
  });
}

/** The number of unpublished rows (up to 10,000) and the age of the first one. */
export async function waitingRows(pool: pg.Pool): Promise<{ count: number; oldest_seconds: number }> {
  const { rows } = await pool.query<{ count: number; oldest_seconds: number }>(
    `select (select count(*) from (select from outbox where published_at is null limit 10000) as counted) as count,
       coalesce((select extract(epoch from now() - created_at) from outbox
         where published_at is null order by id limit 1), 0)::float8 as oldest_seconds`,
  );
  return rows[0] ?? { count: 0, oldest_seconds: 0 };
}
