/**
 * What the queues cost when their tables are empty and when they hold millions of rows that are done: a batch of the relay, a claim of
 * deliveries, the numbers of a feed and its last page, the demand, and a claim of sessions; and what an answer and the read of a campaign
 * cost among millions of turns and counts of others. Prints medians, and fails when their ratio exceeds 1.5.
 * Run: node test/bench/large-tables.ts.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Client } from 'pg';
import { markPublished, takeWaiting } from '../../packages/messaging/src/outbox-rows.ts';
import { entities as sessionEntities } from '../../services/campaigns/src/db/entities.ts';
import { migrations as campaigns } from '../../services/campaigns/src/db/migrations/index.ts';
import { readInterview } from '../../services/campaigns/src/db/read-interview.ts';
import { claim } from '../../services/campaigns/src/features/claim-sessions/claim.ts';
import { countDemand } from '../../services/campaigns/src/features/count-demand.ts';
import { postTurn } from '../../services/campaigns/src/features/post-turn.ts';
import { readTurns } from '../../services/campaigns/src/features/read-turns.ts';
import { activeCampaign, interviewer, sceneOn, waiting } from '../../services/campaigns/src/sessions.fixture.ts';
import { entities as deliveryEntities } from '../../services/webhooks/src/db/entities.ts';
import { migrations as webhooks } from '../../services/webhooks/src/db/migrations/index.ts';
import { START, claimTurns } from '../../services/webhooks/src/features/deliver-events/claim.ts';
import { listEvents } from '../../services/webhooks/src/features/list-events.ts';
import { numberEvents } from '../../services/webhooks/src/features/sequence-feed/number-events.ts';
import { callerOf } from '../../services/webhooks/src/webhooks.fixture.ts';
import { type Scope, backwards } from '../support/database.ts';
import { databaseToFill } from '../support/filler.ts';
import { bySize } from '../support/size.ts';

const ROWS = bySize({ smoke: 20_000, proof: 10_000_000 });
const TURNS = bySize({ smoke: 20_000, proof: 1_000_000 });
const SESSIONS = bySize({ smoke: 20_000, proof: 1_000_000 });
const ENDPOINTS = 10;
/** Events that one statement adds at most. */
const SLICE = 100_000;
const BATCH = 100;
const WARM_UP = 5;
const RUNS = 21;
/** A few rows are noisier. */
const MOST_RATIO = bySize({ smoke: 5, proof: 1.5 });

const times = new Map<string, number[]>();

/** Repeats a timed step with an untimed one before it. */
async function measure(what: string, prepare: () => Promise<unknown>, work: () => Promise<unknown>): Promise<void> {
  const taken: number[] = [];
  for (let run = 0; run < WARM_UP + RUNS; run += 1) {
    await prepare();
    const since = performance.now();
    await work();
    if (run >= WARM_UP) taken.push(performance.now() - since);
  }
  const median = taken.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
  times.set(what, [...(times.get(what) ?? []), median]);
}

/** Prints what was measured since the last report, all of it even if a ratio is too large. */
function report(among: string): void {
  const ratios = [...times].map(([what, [empty = Number.NaN, full = Number.NaN]]) => {
    const figures = `${empty.toFixed(2)} ms among none, ${full.toFixed(2)} ms among ${among}`;
    console.log(`${what}: ${figures}: ${(full / empty).toFixed(2)}`);
    return { what, ratio: full / empty };
  });
  times.clear();
  for (const { what, ratio } of ratios) assert.ok(ratio <= MOST_RATIO, `${what} grows with its table`);
}

const webhooksDatabase = (scope: Scope) => databaseToFill(scope, 'webhooks', webhooks, deliveryEntities);
const campaignsDatabase = (scope: Scope) => databaseToFill(scope, 'campaigns', campaigns, sessionEntities);

/** What an interviewer claims. */
const WANTED = { region: 'here', worker_id: 'w', max_sessions: 10, lease_seconds: 30, at: null };

const nothing = () => Promise.resolve();

test('a batch of the relay, among published events', async (t) => {
  const { admin, db } = await webhooksDatabase(backwards(t));
  const add = (count: number, published: string) =>
    admin.query(
      `insert into outbox (id, workspace_id, name, payload, traceparent, aggregate_id, aggregate_version, published_at, stream_seq)
       select uuidv7(), gen_random_uuid(), 'delivery_failed', decode(repeat('0a', 96), 'hex'), '', gen_random_uuid(), 1, ${published}, n
         from generate_series(1, $1::int) n`,
      [count],
    );
  const relay = async () => {
    const client = await db.worker.connect();
    await client.query('begin');
    const rows = await takeWaiting(client, BATCH);
    assert.equal(rows.length, BATCH);
    await markPublished(
      client,
      rows.map(({ id }, seq) => ({ id, seq })),
    );
    await client.query('commit');
    client.release();
  };
  for (const size of [0, ROWS]) {
    for (let added = 0; added < size; added += SLICE) await add(Math.min(SLICE, size - added), 'now()');
    await admin.query('vacuum (analyze) outbox');
    await measure(`relay of ${BATCH} events`, () => add(BATCH, 'null'), relay);
  }
  report(`${ROWS} published`);
});

/** The number of the first event that fills a feed, after those of the runs among none. */
const FIRST = 10_000;

/** Events with a delivery to each endpoint, either delivered and numbered from `first` on, or waiting for both. */
const ADD_EVENTS = `with fresh as materialized (select uuidv7() as id, n from generate_series($1::int, $2::int) n),
    stored as (
      insert into events (id, workspace_id, name, occurred_at, data, stored_at)
      select id, $3, 'interview.completed', now(), '{}', now() from fresh),
    sent as (
      insert into deliveries (id, workspace_id, endpoint_id, event_id, status, traceparent, finished_at)
      select uuidv7(), $3, e.id, fresh.id, $4, '', case when $4 = 'delivered' then now() end
        from fresh cross join endpoints e returning id, endpoint_id, event_id)
  insert into feed_items (delivery_id, workspace_id, endpoint_id, sequence)
  select sent.id, $3, sent.endpoint_id, case when $4 = 'delivered' then fresh.n end
    from sent join fresh on fresh.id = sent.event_id`;

async function addEndpoints(admin: Client, workspaceId: string): Promise<string> {
  await admin.query(
    `with added as (
       insert into endpoints (id, workspace_id, url, events, active, description, secret, secret_key_id, created_at)
       select uuidv7(), $1, 'https://example.com', '{}', true, '', '\\x00', 'k', now() from generate_series(1, $2::int)
       returning id)
     insert into feed_heads (endpoint_id, workspace_id) select id, $1 from added`,
    [workspaceId, ENDPOINTS],
  );
  const { rows } = await admin.query<{ id: string }>('select id from endpoints order by id limit 1');
  return rows[0]?.id ?? assert.fail('no endpoint');
}

test('deliveries and the feed, among delivered events', async (t) => {
  const { admin, db } = await webhooksDatabase(backwards(t));
  const call = callerOf();
  const { workspace_id } = call.principal;
  const endpoint_id = await addEndpoints(admin, workspace_id);
  const add = (first: number, last: number, status: string) =>
    admin.query(ADD_EVENTS, [first, last, workspace_id, status]);
  const finish = () => admin.query(`update deliveries set status = 'delivered' where status = 'pending'`);
  const addWaiting = () => add(1, BATCH / ENDPOINTS, 'pending');
  const limits = { room: BATCH, per_endpoint: () => BATCH, per_workspace: BATCH, most: BATCH };
  const lease = async () => {
    const { claims } = await claimTurns(db.worker, START, limits);
    assert.equal(claims.length, BATCH);
  };
  const number = async () => assert.equal((await numberEvents(db)).numbered, BATCH);
  for (const size of [0, ROWS]) {
    const events = size / ENDPOINTS;
    for (let added = 0; added < events; added += SLICE) {
      await add(FIRST + added, FIRST + Math.min(added + SLICE, events) - 1, 'delivered');
    }
    await admin.query('update feed_heads set last_sequence = last_sequence + $1', [events === 0 ? 0 : FIRST + events]);
    await admin.query('vacuum (analyze) events, deliveries, feed_items, feed_heads');
    await measure(`claim of ${BATCH} deliveries`, async () => (await finish(), addWaiting()), lease);
    await finish();
    while (!(await numberEvents(db)).is_done);
    await measure(`numbers for ${BATCH} events of a feed`, addWaiting, number);
    await finish();
    const { rows } = await admin.query<{ id: string }>(
      'select delivery_id as id from feed_items where endpoint_id = $1 order by sequence desc offset 50 limit 1',
      [endpoint_id],
    );
    const after = rows[0]?.id ?? assert.fail('no event');
    const page = async () => {
      const { items } = await listEvents({ db, retention_days: 30 }, call, { endpoint_id, page: null, after });
      assert.equal(items.length, 50);
    };
    await measure('the last 50 events of a feed', nothing, page);
  }
  report(`${ROWS} delivered`);
});

/** Each conversation of `$1` has this many turns. */
const TURNS_EACH = 100;
const ADD_TURNS = `with held as (select uuidv7() as id, gen_random_uuid() as workspace_id, uuidv7() as interview_id from generate_series(1, $1::int)),
    talks as (
      insert into conversations (id, workspace_id, interview_id, contact_id, status, mode, created_at)
      select id, workspace_id, interview_id, id, 'completed', 'live', now() from held),
    counts as (
      insert into interview_counts (workspace_id, interview_id, contacts, is_sum)
      select workspace_id, interview_id, 1, true from held, generate_series(1, ${TURNS_EACH}))
  insert into turns (id, workspace_id, conversation_id, seq, speaker, text, tags, client_turn_id)
  select uuidv7(), workspace_id, id, n, 'participant', repeat('The notes were lost. ', 10), '[]', 'c' || n
    from held, generate_series(1, ${TURNS_EACH}) n`;

test('an answer, what its interviewer reads, and the read of a campaign, among turns and counts of others', async (t) => {
  const { admin, db } = await campaignsDatabase(backwards(t));
  const s = sceneOn(db, 'here');
  const campaign = await activeCampaign(s);
  const joined = await waiting(s, campaign);
  const [claimed] = await claim(db, { ...WANTED, lease_seconds: 3_600, may_take_over: false });
  const session = joined.held(claimed?.fence ?? assert.fail('not claimed'));
  let posted = 0;
  const answer = async () => {
    posted += 1;
    const turn = { client_turn_id: `t${posted}`, text: 'The notes were lost.', input: null };
    assert.equal((await postTurn(s.deps, joined.call, turn)).seq, posted);
  };
  const look = async () =>
    assert.equal((await readTurns(s.deps, interviewer, { session, after_seq: posted - 1 })).turns.length, 1);
  const read = async () => assert.equal((await readInterview(db, campaign.call, campaign.id)).counts?.contacts, 1);
  for (const size of [0, TURNS]) {
    const conversations = size / TURNS_EACH;
    if (size > 0) await admin.query(ADD_TURNS, [conversations]);
    await admin.query('vacuum (analyze) turns, conversations, interview_counts');
    await measure('an answer', nothing, answer);
    await measure('what its interviewer reads', answer, look);
    await measure('read of a campaign', nothing, read);
  }
  report(`${TURNS} turns and as many counts`);
});

test('the demand and a claim of sessions, among sessions that have ended', async (t) => {
  const { admin, db } = await campaignsDatabase(backwards(t));
  const add = (count: number, status: string) =>
    admin.query(
      `insert into sessions (id, workspace_id, interview_id, status, region, waiting_since, heard_at)
       select uuidv7(), gen_random_uuid(), gen_random_uuid(), $2, 'here', now(), now() from generate_series(1, $1::int)`,
      [count, status],
    );
  const end = () => admin.query(`update sessions set status = 'completed' where status <> 'completed'`);
  const take = async () => assert.equal((await claim(db, { ...WANTED, may_take_over: false })).length, 10);
  const count = async () =>
    assert.deepEqual(await countDemand({ db }), { regions: [{ region: 'here', sessions: 10 }] });
  for (const size of [0, SESSIONS]) {
    if (size > 0) await add(size, 'completed');
    await admin.query('vacuum (analyze) sessions');
    await measure('claim of ten waiting sessions', async () => (await end(), add(10, 'waiting')), take);
    await measure('demand', nothing, count);
  }
  report(`${SESSIONS} ended`);
});
