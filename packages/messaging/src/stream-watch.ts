import type { JetStreamManager } from '@nats-io/jetstream';
import type pg from 'pg';
import type { Db } from '@insights/db';
import type { Logger } from '@insights/telemetry';
import type { Bus } from './bus.ts';
import { MESSAGE_ID } from './event-headers.ts';
import { EVENTS } from './streams.ts';

const CHUNK_ROWS = 5_000;
/** Stands in the table while rows are being set waiting: after a crash the next relay goes on with it. */
const UNKNOWN = '';

/** One of the rows published last: order of marking and order in the stream differ by a few batches at most. */
const NEWEST = `select id, stream_seq from
  (select id, stream_seq from outbox where published_at is not null order by published_at desc limit 1000) as newest
  order by stream_seq desc limit 1`;

const SET_WAITING = `update outbox set published_at = null, stream_seq = null where id in
  (select id from outbox where published_at > now() - interval '7 days' and published_at < $1 limit ${CHUNK_ROWS})`;

export interface WatchDeps {
  db: Db;
  bus: Bus;
  logger: Logger;
}

type Verdict = { is_lost: boolean; stream_created: string; is_new: boolean };

/**
 * Whether the stream still holds what this service published: it is the stream that was remembered, and our newest event
 * stands where it was acknowledged. The table is read first, so that a batch published meanwhile is not missed.
 */
async function judge(pool: pg.Pool, manager: JetStreamManager): Promise<Verdict> {
  const { rows: known } = await pool.query<{ stream_created: string }>('select stream_created from outbox_stream');
  const { rows: newest } = await pool.query<{ id: string; stream_seq: number }>(NEWEST);
  const info = await manager.streams.info(EVENTS);
  const stream_created = String(info.created);
  const remembered = known[0]?.stream_created;
  if (remembered === undefined) return { is_lost: newest.length > 0, stream_created, is_new: true };
  if (remembered !== stream_created) return { is_lost: true, stream_created, is_new: false };
  const row = newest[0];
  // Before the first kept one: aged out, or purged by a person on purpose.
  if (!row || row.stream_seq < info.state.first_seq) return { is_lost: false, stream_created, is_new: false };
  const stored = await manager.streams.getMessage(EVENTS, { seq: row.stream_seq });
  return { is_lost: stored?.header.get(MESSAGE_ID) !== row.id, stream_created, is_new: false };
}

async function remember(client: pg.ClientBase, stream_created: string): Promise<void> {
  await client.query(
    `insert into outbox_stream (stream_created) values ($1)
       on conflict (only_row) do update set stream_created = excluded.stream_created`,
    [stream_created],
  );
}

/** Sets what was published in the last 7 days waiting again; inboxes see to it that nothing happens twice. */
async function setWaiting(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ now: string }>('select clock_timestamp() as now');
  let total = 0;
  for (let count = CHUNK_ROWS; count === CHUNK_ROWS; total += count) {
    const result = await client.query(SET_WAITING, [rows[0]?.now]);
    count = result.rowCount ?? 0;
  }
  return total;
}

async function resend(client: pg.ClientBase, { db, logger }: WatchDeps, manager: JetStreamManager): Promise<void> {
  // Another replica may have done it while this one looked.
  const verdict = await judge(db.worker, manager);
  if (verdict.is_lost) {
    await remember(client, UNKNOWN);
    const count = await setWaiting(client);
    logger.warn({ count, stream: EVENTS }, 'the stream has lost what was published; publishing it again');
  }
  await remember(client, verdict.stream_created);
}

/**
 * Compares the stream with what this service published into it, and sends it all again where the stream's store was lost.
 * One replica does so at a time. Throws what JetStream throws when there is no stream.
 */
export async function resendIfLost(deps: WatchDeps): Promise<void> {
  const { db } = deps;
  const { manager } = await deps.bus.stream();
  const first = await judge(db.worker, manager);
  if (!first.is_lost && !first.is_new) return;
  const client = await db.worker.connect();
  const lock = [`outbox stream ${db.schema}`];
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
      lock,
    );
    if (rows[0]?.taken) {
      await resend(client, deps, manager);
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', lock);
    }
    client.release();
  } catch (error) {
    // Closing the connection gives the lock back, whatever went wrong.
    client.release(true);
    throw error;
  }
}
