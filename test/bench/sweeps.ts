/**
 * What it takes to delete rows that have expired, when a table holds none besides and when it holds millions that are kept: rows a
 * second, and the median and the longest of the transactions. Fails when a transaction grows with the table or with what has
 * been deleted before it, or when one holds its locks for too long. Run: node test/bench/sweeps.ts.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PoolClient } from 'pg';
import type { Db, ServiceMigration } from '../../packages/db/src/index.ts';
import { sweep } from '../../packages/messaging/src/janitor.ts';
import { migrations as campaigns } from '../../services/campaigns/src/db/migrations/index.ts';
import { forgetMailRequests } from '../../services/campaigns/src/features/contact-mail/mail-limits.ts';
import { migrations as identity } from '../../services/identity/src/db/migrations/index.ts';
import { deleteExpiredEntries } from '../../services/identity/src/features/audit-log/delete-expired.ts';
import { deleteSentMailsTask } from '../../services/identity/src/features/send-mail/delete-sent-mails.ts';
import { migrations as jobs } from '../../services/jobs/src/db/migrations/index.ts';
import { pruneFinished } from '../../services/jobs/src/features/sweep-jobs.ts';
import { migrations as webhooks } from '../../services/webhooks/src/db/migrations/index.ts';
import { deleteExpired } from '../../services/webhooks/src/features/delete-expired.ts';
import { backwards } from '../support/database.ts';
import { databaseToFill } from '../support/filler.ts';
import { bySize } from '../support/size.ts';

const EXPIRED = bySize({ smoke: 20_000, proof: 500_000 });
const KEPT = bySize({ smoke: 20_000, proof: 10_000_000 });
/** Rows that one statement adds at most. */
const SLICE = 100_000;
/** A few transactions are noisier. */
const MOST_RATIO = bySize({ smoke: 6, proof: 3 });
const LONGEST_MS = bySize({ smoke: 5_000, proof: 1_000 });
const DELIVERIES = 10;

interface Swept {
  table: string;
  schema: string;
  migrations: readonly ServiceMigration[];
  /** Adds `$1` rows that are `$2` days old. The first of them is the oldest. */
  fill: string;
  run(db: Db): Promise<unknown>;
}

/** `$1` numbers and times around `$2` days ago, from the oldest to the newest. */
const ROWS = `(select n, now() - $2 * interval '1 day' + n * interval '1 ms' as at from generate_series(1, $1::int) n) r`;

const SWEPT: Swept[] = [
  {
    table: 'outbox',
    schema: 'jobs',
    migrations: jobs,
    fill: `insert into outbox (id, workspace_id, name, payload, traceparent, aggregate_id, aggregate_version, published_at, stream_seq)
           select uuidv7(), gen_random_uuid(), 'n', decode(repeat('0a', 96), 'hex'), '', gen_random_uuid(), 1, at, n from ${ROWS}`,
    run: sweep,
  },
  {
    table: 'inbox',
    schema: 'jobs',
    migrations: jobs,
    fill: `insert into inbox (consumer, event_id, workspace_id, received_at) select 'c', uuidv7(), gen_random_uuid(), at from ${ROWS}`,
    run: sweep,
  },
  {
    table: 'event_attempts',
    schema: 'jobs',
    migrations: jobs,
    fill: `insert into event_attempts (event_id, stream_seq, workspace_id, begun, failed, changed_at)
           select uuidv7(), n, gen_random_uuid(), 1, 1, at from ${ROWS}`,
    run: sweep,
  },
  {
    table: 'idempotency_keys',
    schema: 'jobs',
    migrations: jobs,
    fill: `with added as (
             insert into idempotency_keys (principal_id, route, key, workspace_id, body_hash, answer, created_at)
             select gen_random_uuid(), 'POST /v1/interviews', uuidv7(), gen_random_uuid(), '', '\\x00', at from ${ROWS}
             returning principal_id, route, key, workspace_id)
           insert into answer_subjects (subject_id, principal_id, route, key, workspace_id)
           select gen_random_uuid(), added.* from added, generate_series(1, 2)`,
    run: sweep,
  },
  {
    table: 'jobs',
    schema: 'jobs',
    migrations: jobs,
    fill: `insert into jobs (id, workspace_id, key, type, queue_name, payload, status, finished_at)
           select uuidv7(), gen_random_uuid(), uuidv7(), 'GENERATE_REPORT', 'reports', '', 'completed', at from ${ROWS}`,
    run: (db) => pruneFinished({ db, config: { jobRetentionDays: 7 } as never }),
  },
  {
    table: 'audit_log',
    schema: 'identity',
    migrations: identity,
    fill: `insert into audit_log (id, workspace_id, actor_kind, actor_id, action, subject, at)
           select uuidv7(), gen_random_uuid(), 'user', gen_random_uuid(), 'transcript.read', uuidv7(), at from ${ROWS}`,
    run: (db) => deleteExpiredEntries(db, 30),
  },
  {
    table: 'sent_mails',
    schema: 'identity',
    migrations: identity,
    fill: `insert into sent_mails (job_id, workspace_id, kind, sent_at) select uuidv7(), gen_random_uuid(), 'k', at from ${ROWS}`,
    run: (db) => deleteSentMailsTask(db).run(new AbortController().signal),
  },
  {
    table: 'mail_requests',
    schema: 'campaigns',
    migrations: campaigns,
    fill: `insert into mail_requests (id, workspace_id, recipient, kind, is_mailed, created_at)
           select uuidv7(), gen_random_uuid(), sha256(n::text::bytea), 'return_link', true, at from ${ROWS}`,
    run: (db) => forgetMailRequests({ db }),
  },
  {
    table: 'events',
    schema: 'webhooks',
    migrations: webhooks,
    // A tenth of the rows are events, with a delivery, an attempt and an item of the feed for each endpoint.
    fill: `with stored as (
             insert into events (id, workspace_id, name, occurred_at, data, stored_at)
             select uuidv7(), gen_random_uuid(), 'interview.completed', at, '{}', at from ${ROWS} where n % ${DELIVERIES} = 0
             returning id, workspace_id, stored_at),
           sent as (
             insert into deliveries (id, workspace_id, endpoint_id, event_id, status, traceparent, created_at, finished_at)
             select uuidv7(), workspace_id, gen_random_uuid(), id, 'delivered', '', stored_at, stored_at
               from stored, generate_series(1, ${DELIVERIES}) returning id, workspace_id, endpoint_id, created_at),
           tried as (
             insert into attempts (id, workspace_id, delivery_id, started_at, duration_ms, response_excerpt)
             select uuidv7(), workspace_id, id, created_at, 1, '' from sent)
           insert into feed_items (delivery_id, workspace_id, endpoint_id, sequence) select id, workspace_id, endpoint_id, 1 from sent`,
    run: (db) => deleteExpired(db, 30),
  },
  {
    table: 'delivery_counts',
    schema: 'webhooks',
    migrations: webhooks,
    fill: `insert into delivery_counts (endpoint_id, hour, workspace_id, delivered, failed, delivered_ms)
           select gen_random_uuid(), at, gen_random_uuid(), 1, 0, 1 from ${ROWS}`,
    run: (db) => deleteExpired(db, 30),
  },
];

/** How long each connection of the worker role was used from now on: once for each transaction, in milliseconds. */
function transactionsOf({ worker }: Db): number[] {
  const since = new Map<PoolClient, number>();
  const taken: number[] = [];
  worker.on('acquire', (client) => since.set(client, performance.now()));
  worker.on('release', (_, client) => taken.push(performance.now() - (since.get(client) ?? Number.NaN)));
  return taken;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** Without the transactions that found nothing. */
function withRows(taken: readonly number[]): readonly number[] {
  const slower = taken.toSorted((a, b) => b - a).slice(0, Math.ceil(taken.length / 2));
  return taken.filter((ms) => ms > median(slower) / 4);
}

for (const { table, schema, migrations, fill, run } of SWEPT) {
  test(`a sweep of ${table}`, async (t) => {
    const medians: number[] = [];
    for (const kept of [0, KEPT]) {
      const scope = backwards({ after: (close) => t.after(close) });
      const { admin, db } = await databaseToFill(scope, schema, migrations, []);
      const add = async (rows: number, days: number) => {
        for (let added = 0; added < rows; added += SLICE)
          await admin.query(fill, [Math.min(SLICE, rows - added), days]);
      };
      await add(EXPIRED, 800);
      await add(kept, 0);
      await admin.query('vacuum (analyze)');
      const left = async () => Number((await admin.query(`select count(*) from ${table}`)).rows[0]?.count);
      const before = await left();
      const taken = transactionsOf(db);
      const since = performance.now();
      while ((await left()) > before - EXPIRED / (table === 'events' ? DELIVERIES : 1)) await run(db);
      const seconds = (performance.now() - since) / 1_000;
      const batches = withRows(taken);
      const quarter = Math.ceil(batches.length / 4);
      const [first, last] = [median(batches.slice(0, quarter)), median(batches.slice(-quarter))];
      medians.push(median(batches));
      console.log(
        `${table} among ${kept} kept: ${Math.round(EXPIRED / seconds)} rows/s, ${batches.length} transactions of ${median(batches).toFixed(1)} ms ` +
          `(first quarter ${first.toFixed(1)}, last ${last.toFixed(1)}), longest ${Math.max(...batches).toFixed(0)} ms`,
      );
      assert.ok(Math.max(...batches) <= LONGEST_MS, 'a transaction takes too long');
      assert.ok(last <= first * MOST_RATIO, 'a transaction grows with what has been deleted before');
    }
    const [empty = Number.NaN, full = Number.NaN] = medians;
    assert.ok(full <= empty * MOST_RATIO, 'a transaction grows with the table');
  });
}
