import type { JetStreamManager } from '@nats-io/jetstream';
import type pg from 'pg';
import type { Db } from '@insights/db';
import type { Logger } from '@insights/telemetry';
import type { Bus } from './bus.ts';
import { MESSAGE_ID } from './event-headers.ts';
import { EVENTS } from './streams.ts';

const CHUNK_ROWS = 5_000;
/** Stored while rows are reset to unpublished, so that the next relay continues after a crash. */
const UNKNOWN = '';

/** The newest published row. The order of marking differs from the order in the stream by a few batches at most. */
const NEWEST = `select id, stream_seq from
  (select id, stream_seq from outbox where published_at is not null order by published_at desc limit 1000) as newest
  order by stream_seq desc limit 1`;

const RESET_PUBLISHED = `update outbox set published_at = null, stream_seq = null where id in
  (select id from outbox where published_at > now() - interval '7 days' and published_at < $1 limit ${CHUNK_ROWS})`;

export interface WatchDeps {
  db: Db;
  bus: Bus;
  logger: Logger;
}

type Verdict = { is_lost: boolean; stream_created: string; is_new: boolean };

/**
 * Checks that the stream is the recorded one and has this service's newest event at its acknowledged position. The table is read first,
 * so that a batch that is published meanwhile is not reported as lost.
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
  // Before the first message in the stream: expired, or purged on purpose.
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

/** Resets the rows of the last 7 days to unpublished; inboxes skip events that were handled. */
async function resetPublished(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ now: string }>('select clock_timestamp() as now');
  let total = 0;
  for (let count = CHUNK_ROWS; count === CHUNK_ROWS; total += count) {
    const result = await client.query(RESET_PUBLISHED, [rows[0]?.now]);
    count = result.rowCount ?? 0;
  }
  return total;
}

async function resend(client: pg.ClientBase, { db, logger }: WatchDeps, manager: JetStreamManager): Promise<void> {
  // Another replica may have done it meanwhile.
  const verdict = await judge(db.worker, manager);
  if (verdict.is_lost) {
    await remember(client, UNKNOWN);
    const count = await resetPublished(client);
    logger.warn({ count, stream: EVENTS }, 'stream lost published events; publishing them again');
  }
  await remember(client, verdict.stream_created);
}

/**
 * Compares the stream with what this service published and publishes the last 7 days again when the stream's store was lost. One
 * replica at a time. Throws JetStream's error for a missing stream.
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
    // Closing the connection releases the lock.
    client.release(true);
    throw error;
  }
}
