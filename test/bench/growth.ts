/**
 * What grows with the size of a table although nothing more is asked: the workspace of an id, the read of a campaign, the claim of sessions and their leases, the
 * deliveries of one event, a lease of jobs, and starts in one campaign. Prints medians at two sizes. Run: node test/bench/growth.ts.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sumInterviewCounts } from '../../services/campaigns/src/db/interview-counts.ts';
import { readInterview } from '../../services/campaigns/src/db/read-interview.ts';
import { entities as sessionEntities } from '../../services/campaigns/src/db/entities.ts';
import { migrations as campaigns } from '../../services/campaigns/src/db/migrations/index.ts';
import { lockInterview } from '../../services/campaigns/src/db/load.ts';
import { completeIfDone } from '../../services/campaigns/src/features/change-status/completion.ts';
import { claim } from '../../services/campaigns/src/features/claim-sessions/claim.ts';
import { giveConsent } from '../../services/campaigns/src/features/give-consent.ts';
import { heartbeatSessions } from '../../services/campaigns/src/features/heartbeat-sessions.ts';
import { startSession } from '../../services/campaigns/src/features/start-session.ts';
import { activeCampaign, join, sceneOn } from '../../services/campaigns/src/sessions.fixture.ts';
import { entities as jobEntities } from '../../services/jobs/src/db/entities.ts';
import { migrations as jobs } from '../../services/jobs/src/db/migrations/index.ts';
import { Claims } from '../../services/jobs/src/features/lease-jobs/claim.ts';
import { entities as deliveryEntities } from '../../services/webhooks/src/db/entities.ts';
import { migrations as webhooks } from '../../services/webhooks/src/db/migrations/index.ts';
import { listDeliveries } from '../../services/webhooks/src/features/list-deliveries.ts';
import { callerOf } from '../../services/webhooks/src/webhooks.fixture.ts';
import { backwards, type Scope } from '../support/database.ts';
import { databaseToFill } from '../support/filler.ts';
import { bySize } from '../support/size.ts';

const SIZES = bySize({ smoke: [200, 2_000], proof: [1_000, 100_000] });
const RUNS = 21;
/** Sessions that one interviewer holds. */
const HELD = 100;
const STARTS = bySize({ smoke: 32, proof: 320 });

async function median(work: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const since = performance.now();
    await work();
    times.push(performance.now() - since);
  }
  return `${(times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN).toFixed(2)} ms`;
}

const campaignsDatabase = (scope: Scope) => databaseToFill(scope, 'campaigns', campaigns, sessionEntities);

test('the workspace of a campaign, among many campaigns', async (t) => {
  const { admin, db } = await campaignsDatabase(backwards(t));
  for (const size of SIZES) {
    await admin.query(
      `insert into interviews (id, workspace_id, name, goal, language, status, questions, settings, version, created_at, updated_at)
       select gen_random_uuid(), gen_random_uuid(), 'n', '', 'en', 'draft', '[]', '{}', 1, now(), now()
         from generate_series(1, $1 - (select count(*) from interviews))`,
      [size],
    );
    await admin.query('vacuum (analyze) interviews');
    const { rows } = await admin.query<{ id: string }>('select id from interviews limit 1');
    const resolve = () => db.app.query('select campaigns.workspace_of_interview($1)', [rows[0]?.id]);
    console.log(`workspace of a campaign among ${size}: ${await median(resolve)}`);
  }
});

test('the read of a campaign, the sum of its changes and whether it is done, by its contacts', async (t) => {
  const { admin, db } = await campaignsDatabase(backwards(t));
  const s = sceneOn(db, 'here');
  const { call, id } = await activeCampaign(s);
  // Triggers count contacts.
  await admin.query(`set session_replication_role = origin`);
  for (const size of SIZES) {
    await admin.query(
      `insert into contacts (id, workspace_id, interview_id, attributes, hide_name, source, created_at)
       select uuidv7(), $1, $2, '{}', false, 'team', now()
         from generate_series(1, $3 - (select count(*)::int from contacts))`,
      [call.principal.workspace_id, id, size],
    );
    await admin.query('vacuum (analyze) contacts, interview_counts');
    const read = async () => assert.equal((await readInterview(db, call, id)).counts?.contacts, size);
    console.log(`read of a campaign with ${size} contacts: ${await median(read)}`);
    const changed = async () => {
      await admin.query(
        'insert into interview_counts (workspace_id, interview_id) select $1, $2 from generate_series(1, 1000)',
        [call.principal.workspace_id, id],
      );
      await read();
    };
    await changed();
    console.log(`the same with 1,000 changes that are not summed: ${await median(read)}`);
    const since = performance.now();
    await sumInterviewCounts(db);
    console.log(`their sum: ${(performance.now() - since).toFixed(2)} ms`);
    // All but one have been interviewed.
    await admin.query(
      `insert into conversations (id, workspace_id, interview_id, contact_id, status, mode, created_at)
       select uuidv7(), workspace_id, interview_id, id, 'completed', 'live', now()
         from contacts c where not exists (select from conversations where contact_id = c.id) order by id offset 1`,
    );
    await admin.query('vacuum (analyze) conversations, interview_counts');
    const look = () =>
      db.withWorkspace(call, async (tx) => {
        const interview = await lockInterview(tx, id);
        await completeIfDone(tx, interview, s.deps.now(tx));
        assert.equal(interview.status, 'active');
      });
    console.log(`whether a campaign is done, with all but one of ${size} contacts interviewed: ${await median(look)}`);
  }
});

test('a claim of sessions, among many that others conduct', async (t) => {
  const { admin, db } = await campaignsDatabase(backwards(t));
  const wanted = { region: 'here', worker_id: 'w', max_sessions: 10, lease_seconds: 3_600, at: null };
  const { deps } = sceneOn(db, 'here');
  const config = { ...deps.config, sessionLeaseSeconds: wanted.lease_seconds };
  for (const size of SIZES) {
    await admin.query(
      `insert into sessions (id, workspace_id, interview_id, status, region, waiting_since, started_at, worker_id, lease_expires_at)
       select gen_random_uuid(), ('00000000-0000-7000-8000-' || lpad((n % 50)::text, 12, '0'))::uuid, gen_random_uuid(),
              'in_progress', 'here', now(), now(), 'x', now() + interval '1 day'
         from generate_series(1, $1 - (select count(*)::int from sessions)) n`,
      [size],
    );
    await admin.query('vacuum (analyze) sessions');
    const nothing = (may_take_over: boolean) => async () =>
      assert.deepEqual(await claim(db, { ...wanted, may_take_over }), []);
    console.log(`claim that finds nothing among ${size} live sessions: ${await median(nothing(false))}`);
    console.log(`the same, looking for expired leases: ${await median(nothing(true))}`);
    const { rows: held } = await admin.query<{ session_id: string; workspace_id: string; fence: number }>(
      'select id as session_id, workspace_id, fence from sessions limit $1',
      [HELD],
    );
    const renew = () =>
      heartbeatSessions({ ...deps, leaseTime: () => null, config }, { worker_id: 'x', sessions: held });
    console.log(`renewal of ${HELD} leases among ${size}: ${await median(renew)}`);
    const ten = async () => {
      await admin.query(
        `update sessions set status = 'waiting', started_at = null where id in (select id from sessions limit 10)`,
      );
      const since = performance.now();
      assert.equal((await claim(db, { ...wanted, may_take_over: false })).length, 10);
      return performance.now() - since;
    };
    const times = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await ten());
    const middle = times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)];
    console.log(`claim of ten waiting ones among ${size}: ${middle?.toFixed(2)} ms`);
  }
});

test('starts in one campaign at once', async (t) => {
  const { db } = await campaignsDatabase(backwards(t));
  const s = sceneOn(db, 'here');
  const campaign = await activeCampaign(s);
  const ready = [];
  for (let n = 0; n < STARTS; n += 1) {
    const joined = await join(s, campaign);
    await giveConsent(s.deps, joined.call, { version: joined.session.campaign?.consent_version ?? '' });
    ready.push(joined);
  }
  const since = performance.now();
  await Promise.all(ready.map(({ call }) => startSession(s.deps, call)));
  console.log(`${STARTS} starts in one campaign: ${Math.round((STARTS * 1_000) / (performance.now() - since))}/s`);
});

test('the deliveries of one event, among many of others', async (t) => {
  const { admin, db } = await databaseToFill(backwards(t), 'webhooks', webhooks, deliveryEntities);
  const call = callerOf();
  const endpoint_id = '00000000-0000-7000-8000-000000000001';
  const { workspace_id } = call.principal;
  await admin.query(
    `insert into endpoints (id, workspace_id, url, events, active, description, secret, secret_key_id, created_at)
     values ($1, $2, 'https://example.com', '{}', true, '', '\\x00', 'k', now())`,
    [endpoint_id, workspace_id],
  );
  for (const size of SIZES) {
    await admin.query(
      `with added as (
         insert into events (id, workspace_id, name, occurred_at, data, stored_at)
         select gen_random_uuid(), $2, case when n <= 5 then 'webhook.ping' else 'interview.completed' end,
                now() - n * interval '1 second', '{}', now() - (100000 - n) * interval '1 second'
           from generate_series(1, $3 - (select count(*)::int from events)) n returning id, stored_at)
       insert into deliveries (id, workspace_id, endpoint_id, event_id, status, traceparent, created_at)
       select gen_random_uuid(), $2, $1, id, 'delivered', '', stored_at from added`,
      [endpoint_id, workspace_id, size],
    );
    await admin.query('vacuum (analyze) events, deliveries');
    const filter = { endpoint_id, page: undefined, status: '', event: 'webhook.ping', interview_id: null } as const;
    const list = () => listDeliveries({ db } as never, call, { ...filter, from: null, to: null } as never);
    console.log(`the deliveries of a rare event among ${size}: ${await median(list)}`);
  }
});

test('a lease of jobs, among those of many workspaces', async (t) => {
  const { admin, db } = await databaseToFill(backwards(t), 'jobs', jobs, jobEntities);
  const claims = new Claims(db, { jobLeaseSeconds: 30, jobMaxAttempts: 5 });
  const wanted = { queues: ['reports'], types: ['GENERATE_REPORT'], worker_id: 'w', max_jobs: 10 };
  for (const size of SIZES) {
    // Ids of workspaces are uuid v7 and so in the order of their creation. Two jobs each, so that no run finds too few.
    await admin.query(
      `with workspaces as materialized (select uuidv7() as id, n from generate_series((select 1 + count(distinct workspace_id) from jobs), $1) n)
       insert into jobs (id, workspace_id, key, type, queue_name, payload)
       select uuidv7(), id, format('%s-%s', n, job), 'GENERATE_REPORT', 'reports', '' from workspaces, generate_series(1, 2) job`,
      [size],
    );
    const lease = async () => assert.equal((await claims.claim(wanted)).length, 10);
    console.log(`a lease of ten jobs among those of ${size} workspaces: ${await median(lease)}`);
  }
});
