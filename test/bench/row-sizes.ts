/**
 * Rows and bytes of every table that grows with conversations, and what a million turns a day add in 30 days. One interview of 25 turns is
 * led, processed, indexed, read and announced by the code of the services; its rows are copied, and tables are measured with their indexes.
 * At smoke size the first pages of each table weigh too much. Run: INSIGHTS_SIZE=proof node test/bench/row-sizes.ts.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client } from 'pg';
import { v7 } from 'uuid';
import { servicePrincipal } from '@insights/auth-context';
import { type campaigns as contract, eventTypes } from '@insights/contracts';
import { type Entities, type ServiceMigration, openDb } from '@insights/db';
import { probe } from '../../packages/messaging/test/probe.ts';
import * as campaigns from '../../services/campaigns/src/db/entities.ts';
import { migrations as campaignsMigrations } from '../../services/campaigns/src/db/migrations/index.ts';
import { changeStatus } from '../../services/campaigns/src/features/change-status/change-status.ts';
import { claimSessions } from '../../services/campaigns/src/features/claim-sessions/claim-sessions.ts';
import { createInterview } from '../../services/campaigns/src/features/create-interview.ts';
import { createJoinLink } from '../../services/campaigns/src/features/create-join-link.ts';
import { wholeTranscript } from '../../services/campaigns/src/features/get-transcript/whole.fixture.ts';
import { giveConsent } from '../../services/campaigns/src/features/give-consent.ts';
import { postTurn } from '../../services/campaigns/src/features/post-turn.ts';
import { processConversation } from '../../services/campaigns/src/features/process-conversation/process-conversation.ts';
import { startSession } from '../../services/campaigns/src/features/start-session.ts';
import { storeInterviewerTurn } from '../../services/campaigns/src/features/store-interviewer-turn/store-interviewer-turn.ts';
import {
  interviewDraft,
  interviewerTurn,
  joinLinkDraft,
  openQuestion,
} from '../../services/campaigns/src/requests.fixture.ts';
import { interviewer, join, owner, sceneOn } from '../../services/campaigns/src/sessions.fixture.ts';
import { storeFact } from '../../services/identity/src/db/audit.ts';
import * as identity from '../../services/identity/src/db/entities.ts';
import { migrations as identityMigrations } from '../../services/identity/src/db/migrations/index.ts';
import * as jobs from '../../services/jobs/src/db/entities.ts';
import { migrations as jobsMigrations } from '../../services/jobs/src/db/migrations/index.ts';
import { newJob } from '../../services/jobs/src/domain/new-job.ts';
import { enqueueJob } from '../../services/jobs/src/features/enqueue-job.ts';
import { storeDigests } from '../../services/reports/src/db/digests.ts';
import * as reports from '../../services/reports/src/db/entities.ts';
import { migrations as reportsMigrations } from '../../services/reports/src/db/migrations/index.ts';
import { type ReadableConversation, readByRules } from '../../services/reports/src/analysis/floor/index.ts';
import { packReading } from '../../services/reports/src/engine-threads/stored-reading.ts';
import { basisOf } from '../../services/reports/src/features/generate-report/reading-basis.ts';
import * as vaults from '../../services/vaults/src/db/entities.ts';
import { migrations as vaultsMigrations } from '../../services/vaults/src/db/migrations/index.ts';
import { depsOf } from '../../services/vaults/src/deps.fixture.ts';
import { storeTranscript } from '../../services/vaults/src/features/store-transcript/store-transcript.ts';
import * as webhooks from '../../services/webhooks/src/db/entities.ts';
import { migrations as webhooksMigrations } from '../../services/webhooks/src/db/migrations/index.ts';
import { eventData } from '../../services/webhooks/src/domain/event-data.ts';
import { distinctInterviews } from '../eval/vary.ts';
import { type Scope, freshDatabaseUrls, testDbSettings } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { type TableSize, measureCopies } from '../support/row-copies.ts';
import { bySize } from '../support/size.ts';

const COPIES = bySize({ smoke: 100, proof: 5_000 });
const QUESTIONS = 6;
const TURNS_A_DAY = 1_000_000;
const DAYS = 30;
const GIB = 2 ** 30;
const TRACEPARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

/** Tables of what interviews have in common. */
const FIXED = [
  'schema_info',
  'schema_migrations',
  'key_revision',
  'interview_counts',
  'workspaces',
  'interviews',
  'campaigns',
  'join_links',
  'vaults',
  'vault_sizes',
];
const SCHEMAS = {
  identity: [identityMigrations, identity.entities],
  jobs: [jobsMigrations, jobs.entities],
  reports: [reportsMigrations, reports.entities],
  vaults: [vaultsMigrations, vaults.entities],
  webhooks: [webhooksMigrations, webhooks.entities],
} as const;

const talk = distinctInterviews(1).interviews[0]?.turns ?? [];
/** With the goodbye. */
const TURNS = talk.length + 1;
const WORKSPACE = v7();
const caller = { principal: { ...owner(WORKSPACE).principal, user_id: v7() } };
const asService = { principal: servicePrincipal('campaigns', WORKSPACE) };

/** A service's database, and a connection that sees all rows and runs neither triggers nor checks. */
async function database(scope: Scope, service: string, migrations: readonly ServiceMigration[], entities: Entities) {
  const urls = await freshDatabaseUrls(scope, service, migrations);
  const db = await openDb({ schema: service, config: testDbSettings(urls), entities });
  const options = `-c search_path=${service} -c session_replication_role=replica`;
  const admin = new Client({ connectionString: urls.admin, options });
  await admin.connect();
  const close = async () => {
    await admin.end();
    await db.close();
  };
  return { db, admin, close };
}

type Service = Awaited<ReturnType<typeof database>>;
type Outbox = { name: string; payload: Buffer; aggregate_id: string; aggregate_version: number };

/** An interview from joining to its summary, as the services make it. */
async function leadInterview({ db, admin }: Service) {
  const s = sceneOn(db, 'here');
  const questions = Array.from({ length: QUESTIONS }, (_, n) =>
    openQuestion(`What takes up most of your time, part ${n}?`, `q${n}`),
  );
  const { id } = await createInterview(s.deps, caller, interviewDraft({ questions }));
  await changeStatus(s.deps, caller, 'start', { interview_id: id, reason: '' });
  const { token } = await createJoinLink(s.deps, caller, joinLinkDraft({ interview_id: id }));
  await admin.query('delete from outbox');
  const who = await join(
    s,
    { call: caller, id, join_token: token },
    { name: 'Maya Okafor', email: 'maya.okafor@example.org' },
  );
  await giveConsent(s.deps, who.call, { version: who.session.campaign?.consent_version ?? '' });
  const { conversation_id } = await startSession(s.deps, who.call);
  assert.ok(conversation_id !== null);
  await claimSessions(s.deps, interviewer, { worker_id: v7(), region: 'here', max_sessions: 1, wait_ms: 0 });
  for (const [seq, { speaker, text }] of talk.entries()) {
    const question_id = `q${Math.floor((seq * QUESTIONS) / talk.length)}`;
    const turn = { session: who.held(1), after_seq: seq, text, question_id };
    const progress = { question: 1, of: QUESTIONS };
    const why = { rule: 'probe_detail', trigger_seq: seq, words: ['every', 'evening'] };
    const answers = seq === 0 ? [] : [{ seq, question_id, outcome: 'answered' as const }];
    if (speaker === 'participant') await postTurn(s.deps, who.call, { client_turn_id: v7(), text, input: 'typed' });
    else await storeInterviewerTurn(s.deps, interviewer, interviewerTurn({ ...turn, progress, why, answers }));
  }
  const goodbye = { session: who.held(1), after_seq: talk.length, text: 'Thank you. That was the last question.' };
  await storeInterviewerTurn(s.deps, interviewer, interviewerTurn({ ...goodbye, finish: true }));
  const job = { workspace_id: WORKSPACE, payload: { conversation_id }, attempt: 1 };
  const tools = { signal: new AbortController().signal, progress: () => Promise.resolve() };
  await processConversation(s.deps, job as Parameters<typeof processConversation>[1], tools as never);
  const { turns } = await wholeTranscript(s.deps, caller, { interview_id: id, conversation_id });
  await admin.query('update outbox set traceparent = $1, published_at = now(), stream_seq = 1', [TRACEPARENT]);
  const { rows: outbox } = await admin.query<Outbox>(
    'select name, payload, aggregate_id, aggregate_version from outbox order by id',
  );
  return { interview_id: id, conversation_id, turns, outbox };
}

type Interview = Awaited<ReturnType<typeof leadInterview>>;

/** An inbox row for each event of the interview with this name. */
async function receive({ admin }: Service, { outbox }: Interview, name: string, consumer: string): Promise<void> {
  const count = outbox.filter((event) => event.name === name).length;
  await admin.query(
    'insert into inbox (consumer, event_id, workspace_id) select $1, uuidv7(), $2 from generate_series(1, $3)',
    [consumer, WORKSPACE, count],
  );
}

/** What the other services store about the interview. */
const LISTENERS: Record<keyof typeof SCHEMAS, (service: Service, interview: Interview) => Promise<void>> = {
  async identity(service, interview) {
    await receive(service, interview, 'audit_fact', 'audit_log');
    await service.admin.query(`insert into workspaces (id, name) values ($1, 'Acme')`, [WORKSPACE]);
    for (const { name, payload } of interview.outbox) {
      if (name !== 'audit_fact') continue;
      const fact = { ...eventTypes.auditFact.codec.decode(payload), id: v7(), at: new Date().toISOString() };
      await service.db.withWorkspace(asService, (tx) => storeFact(tx, fact));
    }
  },
  async jobs(service, interview) {
    await receive(service, interview, 'job_requested', 'enqueue_job');
    for (const { name, payload } of interview.outbox) {
      if (name !== 'job_requested') continue;
      const job = newJob('campaigns', eventTypes.jobRequested.codec.decode(payload));
      await service.db.withWorkspace(asService, (tx) => enqueueJob(tx, v7(), job));
    }
    await service.admin.query(
      `update jobs set status = 'completed', attempts = 1, worker_id = $1, leased_at = now(), heartbeat_at = now(),
         progress_phase = 'done', progress_updated_at = now(), finished_at = now(), traceparent = $2`,
      [v7(), TRACEPARENT],
    );
  },
  async reports(service, interview) {
    await receive(service, interview, 'conversation_completed', 'report-rule:conversation_completed');
    const { interview_id, conversation_id: id, turns } = interview;
    await service.admin.query('insert into campaigns (interview_id, workspace_id) values ($1, $2)', [
      interview_id,
      WORKSPACE,
    ]);
    const conversation = { id, contact_id: v7(), started_at: null, turns: turns as ReadableConversation['turns'] };
    const guide = { language: 'en', questions: [] };
    const digest = packReading(readByRules(conversation, guide));
    const row = { conversation_id: id, revision: '2', basis: basisOf(guide), digest };
    await service.db.withWorkspace(asService, (tx) => storeDigests(tx, interview_id, [row]));
  },
  async vaults(service, interview) {
    await receive(service, interview, 'conversation_completed', 'transcript-document');
    const { interview_id, conversation_id, turns } = interview;
    const rest = { contact: null, mode: 'live', started_at: null, hidden_names: '' } as const;
    async function* parts() {
      yield { interview_id, conversation_id, turns, ...rest } satisfies contract.Transcript;
    }
    await service.db.withWorkspace(asService, (tx) => storeTranscript(depsOf(service.db), tx, parts()));
  },
  async webhooks(service, interview) {
    await receive(service, interview, 'conversation_completed', 'webhooks.conversation_completed');
    const contact = { contact_id: v7(), name: 'Maya Okafor', email: 'maya.okafor@example.org', duration_minutes: 24 };
    const data = eventData.interviewCompleted({ ...interview, contact_id: contact.contact_id }, contact);
    await service.admin.query(
      `with event as (
         insert into events (id, workspace_id, name, occurred_at, data)
         values (uuidv7(), $1, 'interview.completed', now(), $2) returning id),
       delivery as (
         insert into deliveries (id, workspace_id, endpoint_id, event_id, status, attempts, next_attempt_at, response_status,
                                 duration_ms, traceparent, finished_at)
         select uuidv7(), $1, gen_random_uuid(), id, 'delivered', 1, null, 204, 87, $3, now() from event
         returning id, endpoint_id),
       attempt as (
         insert into attempts (id, workspace_id, delivery_id, started_at, response_status, duration_ms, response_excerpt)
         select gen_random_uuid(), $1, id, now(), 204, 87, '' from delivery)
       insert into feed_items (delivery_id, workspace_id, endpoint_id, sequence) select id, $1, endpoint_id, 1 from delivery`,
      [WORKSPACE, data, TRACEPARENT],
    );
  },
};

/** Days that rows are kept where it is not for a campaign's own retention to say. */
const KEPT: Readonly<Record<string, number>> = {
  outbox: 7,
  inbox: 30,
  'campaigns.mail_requests': 2,
  'jobs.jobs': 7,
  'identity.audit_log': 730,
  'webhooks.events': 30,
  'webhooks.deliveries': 30,
  'webhooks.attempts': 30,
  'webhooks.feed_items': 30,
};

/** Tables of a service that the interview has added to. */
async function grown({ admin }: Service): Promise<string[]> {
  const { rows } = await admin.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema = current_schema() and table_name <> all ($1) order by 1`,
    [FIXED],
  );
  const found: string[] = [];
  for (const { name } of rows) if ((await admin.query(`select from ${name} limit 1`)).rowCount) found.push(name);
  return found;
}

/** Bytes of the interview's events in the stream, and their number. */
async function streamOf(scope: Scope, { outbox }: Interview) {
  const p = await probe(scope);
  const { manager } = await p.bus.stream();
  const state = async () => (await manager.streams.info('EVENTS')).state;
  p.relay();
  for (const { name, payload, aggregate_id, aggregate_version } of outbox)
    await p.owner.query(
      `insert into probe.outbox (id, workspace_id, name, payload, traceparent, aggregate_id, aggregate_version)
       values (uuidv7(), $1, $2, $3, $4, $5, $6)`,
      [WORKSPACE, name, payload, TRACEPARENT, aggregate_id, aggregate_version],
    );
  await eventually(async () => assert.equal(await p.waiting(), 0), { what: 'the relay' });
  const { messages, bytes } = await state();
  return { table: 'the stream EVENTS', rows_each: messages, bytes_a_row: bytes / messages };
}

function show(sizes: readonly TableSize[]): void {
  const conversations = (TURNS_A_DAY * DAYS) / TURNS;
  console.log(`${TURNS_A_DAY} turns a day, ${TURNS} in a conversation: ${conversations} conversations in ${DAYS} days`);
  console.log('| table | rows a conversation | bytes a row | million rows | GiB | kept for days |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const { table, rows_each, bytes_a_row } of sizes) {
    const rows = rows_each * conversations;
    const kept = KEPT[table] ?? KEPT[table.split('.')[1] ?? ''] ?? '';
    const figures = [
      rows_each,
      Math.round(bytes_a_row),
      (rows / 1e6).toFixed(1),
      ((rows * bytes_a_row) / GIB).toFixed(1),
    ];
    console.log(`| ${[table, ...figures, kept].join(' | ')} |`);
  }
}

test('rows and bytes of the tables that grow with conversations', async (t) => {
  const first = await database(t, 'campaigns', campaignsMigrations, campaigns.entities);
  // Made while the interview is led.
  const others = Object.entries(SCHEMAS).map(async ([name, [migrations, entities]]) => {
    return { service: await database(t, name, migrations, entities), listen: LISTENERS[name as keyof typeof SCHEMAS] };
  });
  const interview = await leadInterview(first);
  console.log(`events of a conversation: ${interview.outbox.map(({ name }) => name).join(', ')}`);
  const sizes = await measureCopies(first.admin, await grown(first), COPIES);
  await first.close();
  for (const { service, listen } of await Promise.all(others)) {
    await listen(service, interview);
    sizes.push(...(await measureCopies(service.admin, await grown(service), COPIES)));
    await service.close();
  }
  sizes.push(await streamOf(t, interview));
  show(sizes);
});
