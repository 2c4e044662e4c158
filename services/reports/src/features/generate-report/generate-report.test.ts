import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { Registry } from 'prom-client';
import { type campaigns, eventTypes } from '@insights/contracts';
import { servicePrincipal } from '@insights/auth-context';
import { AppError } from '@insights/errors';
import type { JobTools } from '@insights/job-worker';
import type { Subscription } from '@insights/messaging';
import { type ChatReply, type ChatRequest, startChatServer } from '../../../../../test/support/chat-server.ts';
import { freshDatabase } from '../../../../../test/support/database.ts';
import { CAMPAIGN, honest, interview } from '../../analysis/model/made.fixture.ts';
import type { ReportsConfig } from '../../config.ts';
import { conversationsErasedConsumer } from '../../consumers/conversations-erased.ts';
import { findingsConsumer } from '../../consumers/findings.ts';
import { namesHiddenConsumer } from '../../consumers/names-hidden.ts';
import { entities } from '../../db/entities.ts';
import { keepFindings } from '../../db/findings.ts';
import { migrations } from '../../db/migrations/index.ts';
import { query } from '../../db/query.ts';
import { lockCampaign, startRun } from '../../db/runs.ts';
import type { Deps } from '../../deps.ts';
import { EngineThreads } from '../../engine-threads/engine-threads.ts';
import { generateReport } from './generate-report.ts';
import { ReportModel } from './report-model.ts';
import { synthesizeCampaign } from './synthesize-campaign.ts';

const db = await freshDatabase({ after }, 'reports', migrations, [...entities]);
const engine = new EngineThreads(512);
after(() => engine.close());

const WORKSPACE = randomUUID();
const call = { principal: servicePrincipal('reports', WORKSPACE) };
const UNLIMITED = { requests: null, tokens: null, cost: null };

interface Talk {
  readonly id: string;
  readonly contact: string;
  readonly turns: campaigns.Turn[];
}

/** The made interview as campaigns has it. */
function talk(number: number): Talk {
  const id = randomUUID();
  const said = interview(number).turns.flatMap(({ text, asked }) => [asked ?? '', text]);
  const turns = said.map((text, index): campaigns.Turn => ({
    id: randomUUID(),
    conversation_id: id,
    seq: index + 1,
    speaker: index % 2 === 0 ? 'interviewer' : 'participant',
    text,
    started_ms: null,
    ended_ms: null,
    question_id: null,
    tags: [],
    why: null,
    outcome: null,
    is_withheld: false,
    speaker_label: null,
  }));
  return { id, contact: randomUUID(), turns };
}

/** What the campaigns service would answer about these conversations. */
function campaignsWith({ interview_id, talks, use_model, received, refusal }: Setup): Deps['campaigns'] {
  const turns = new Map(talks.flatMap((each) => each.turns.map((turn) => [turn.id, turn] as const)));
  const { name, goal, language } = CAMPAIGN;
  const client = {
    getReportInputs: async () => {
      const report = { auto: true, floor_count: 1, refresh_every: 1, use_model };
      return { interview_id, name, goal, language, questions: [], hidden_names: '', report };
    },
    async *listReportConversations() {
      yield {
        items: talks.map(({ id, contact }) => ({
          conversation_id: id,
          contact_id: contact,
          revision: '1',
          attributes: {},
          is_hidden: false,
          started_at: null,
        })),
      };
    },
    measureTranscripts: async () => ({ bytes: 100_000, turns: 100 }),
    async *streamTranscripts({ conversation_ids }: campaigns.StreamTranscriptsRequest) {
      for (const { id, contact, turns: own } of talks) {
        if (!conversation_ids.includes(id)) continue;
        const rest = { mode: 'imported', hidden_names: '', started_at: null } as const;
        yield {
          ...rest,
          interview_id,
          conversation_id: id,
          contact: { id: contact, name: null, email: null },
          turns: own,
        };
      }
    },
    async *getTurns({ turn_ids }: campaigns.GetTurnsRequest) {
      for (const id of turn_ids) {
        const turn = turns.get(id);
        if (turn) yield turn;
      }
    },
    maskTexts: async ({ texts, topics }: campaigns.MaskTextsRequest) => ({ texts, topics, hidden_names: '' }),
    storeFindings: async ({ items }: campaigns.StoreFindingsRequest) => {
      if (refusal !== undefined) throw new AppError(refusal, { publicMessage: 'no' });
      received.push(items);
      return {};
    },
  };
  return client as unknown as Deps['campaigns'];
}

interface Setup {
  readonly interview_id: string;
  readonly talks: Talk[];
  use_model: boolean;
  /** What campaigns was given to store. */
  readonly received: campaigns.ConversationFindings[][];
  refusal?: 'unavailable' | 'not_found' | undefined;
  /** In the order of the requests. */
  readonly asked: { readonly name: string; readonly raw: string }[];
  /** What the endpoint sends instead of an answer. */
  reply?: ((name: string, nth: number) => ChatReply | undefined) | undefined;
  readonly deps: Deps;
}

async function setUp(budget: Partial<ReportsConfig> = {}): Promise<Setup> {
  const interview_id = randomUUID();
  const talks = [0, 1, 2].map(talk);
  const asked: Setup['asked'] = [];
  const answered = ({ raw, data }: ChatRequest, nth: number): ChatReply => {
    const { response_format } = JSON.parse(raw) as { response_format: { json_schema: { name: string } } };
    const { name } = response_format.json_schema;
    asked.push({ name, raw });
    return setup.reply?.(name, nth) ?? { content: JSON.stringify(honest(name, data as never)) };
  };
  const server = await startChatServer(answered);
  after(() => server.close());
  const config = {
    modelProvider: 'openai',
    modelBaseUrl: server.url,
    modelApiKey: '',
    modelName: 'scripted',
    judgeModelBaseUrl: '',
    judgeModelApiKey: '',
    judgeModelName: '',
    modelInputPrice: 1,
    modelOutputPrice: 2,
    judgeModelInputPrice: 0,
    judgeModelOutputPrice: 0,
    modelTimeoutMs: 5_000,
    modelConcurrency: 4,
    modelReportBudget: UNLIMITED,
    modelCampaignBudget: UNLIMITED,
    modelDailyBudget: UNLIMITED,
    ...budget,
  } as ReportsConfig;
  const logger = { warn: () => {} } as never;
  const model = new ReportModel(config, { registry: new Registry(), logger });
  const deps = {
    db,
    engine,
    model,
    now: () => '2026-03-01T10:00:00.000Z',
    get campaigns() {
      return campaignsWith(setup);
    },
  } as unknown as Deps;
  const setup: Setup = { interview_id, talks, use_model: true, received: [], asked, deps };
  return setup;
}

const tools = (signal = new AbortController().signal): JobTools & { readonly seen: unknown[] } => {
  const seen: unknown[] = [];
  return { seen, signal, progress: async (...given) => void seen.push(given) };
};

async function startVersion({ interview_id }: Setup): Promise<string> {
  const version = await db.withWorkspace(call, async (tx) => {
    await lockCampaign(tx, interview_id);
    const created_at = '2026-03-01T09:00:00.000Z';
    return startRun(tx, { interview_id, trigger_reason: 'manual_regenerate', conversation_count: 3, created_at });
  });
  return version.id;
}

const runJob = (setup: Setup, report_version_id: string, given = tools(), attempt = 1): Promise<void> =>
  generateReport(
    setup.deps,
    { id: randomUUID(), workspace_id: WORKSPACE, attempt, payload: { report_version_id } },
    given,
  );

async function makeReport(setup: Setup, given = tools()) {
  const id = await startVersion(setup);
  await runJob(setup, id, given);
  return readVersion(id);
}

const readVersion = (id: string) =>
  db.withWorkspace(call, (tx) =>
    query(tx).selectFrom('report_versions').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );

const storedAnswers = ({ interview_id }: Setup) =>
  db.withWorkspace(call, (tx) =>
    query(tx).selectFrom('model_answers').selectAll().where('interview_id', '=', interview_id).execute(),
  );

const storedCodebook = ({ interview_id }: Setup) =>
  db.withWorkspace(call, (tx) =>
    query(tx).selectFrom('codebooks').selectAll().where('interview_id', '=', interview_id).executeTakeFirst(),
  );

const parts = ({ key_themes, findings, evidence, summary }: Awaited<ReturnType<typeof readVersion>>) =>
  JSON.stringify({ key_themes, findings, evidence, summary });

test('a report is made in rounds of questions, its codes and verdicts are stored, and unchanged input asks nothing', async () => {
  const setup = await setUp();
  const given = tools();
  const first = await makeReport(setup, given);
  assert.deepEqual([first.status, first.method?.engine, first.method?.model], ['ready', 'model', 'scripted']);
  assert.ok((first.findings?.length ?? 0) >= 6);
  const names = new Set(setup.asked.map(({ name }) => name.replace(/_\d+$/u, '')));
  for (const stage of ['read', 'codebook', 'assign', 'write', 'judge', 'compose']) assert.ok(names.has(stage), stage);
  const contexts = given.seen.flatMap((each) => (each as unknown[])[2] ?? []) as Record<string, unknown>[];
  const about = { interview_id: setup.interview_id, version_number: 1 };
  assert.deepEqual(
    contexts.find(({ stage }) => stage === 'read'),
    { ...about, stage: 'read', answered: 3, asked: 3, requests: 3 },
  );
  const codebook = await storedCodebook(setup);
  assert.ok(codebook && codebook.codes.length >= 6);
  const answers = await storedAnswers(setup);
  const ids = new Set(setup.talks.map(({ id }) => id));
  for (const { conversation_ids } of answers)
    assert.ok(conversation_ids.length > 0 && conversation_ids.every((id) => ids.has(id)));
  assert.ok(answers.some(({ is_verdict }) => is_verdict));

  const before = setup.asked.length;
  const second = await makeReport(setup);
  assert.equal(setup.asked.length, before);
  assert.equal(parts(second), parts(first));
});

test('one new conversation is read and assigned by itself', async () => {
  const setup = await setUp();
  setup.talks.push(...[3, 4, 5, 6, 7].map(talk));
  await makeReport(setup);
  const before = setup.asked.length;
  setup.talks.push(talk(8));
  await makeReport(setup);
  const later = setup.asked.slice(before).filter(({ name }) => /^(?:read|assign)/u.test(name));
  assert.ok(later.length > 0);
  for (const { raw } of later) assert.match(raw, /in week 8 of/u);
});

test('a run that ends in any stage is resumed without asking a stored answer again', async () => {
  const whole = await setUp();
  const made = await makeReport(whole);
  for (const stage of ['read', 'assign', 'judge', 'compose']) {
    const setup = await setUp();
    setup.talks.splice(0, 3, ...whole.talks);
    const id = await startVersion(setup);
    const stop = new AbortController();
    setup.reply = (name) => {
      if (!name.startsWith(stage)) return undefined;
      stop.abort();
      return null;
    };
    await assert.rejects(runJob(setup, id, tools(stop.signal)), /abort/i);
    const ended = setup.asked.filter(({ name }) => !name.startsWith(stage)).map(({ raw }) => bodyOf(raw));
    setup.reply = undefined;
    const before = setup.asked.length;
    await runJob(setup, id, tools(), 2);
    const later = setup.asked.slice(before).map(({ raw }) => bodyOf(raw));
    // A request that was under way when the run ended may be asked again.
    const repeated = later.filter((body) => ended.includes(body));
    assert.ok(repeated.length < 4, `${stage}: ${repeated.length} asked again`);
    const version = await readVersion(id);
    assert.equal(version.status, 'ready');
    assert.equal(version.findings?.length, made.findings?.length);
  }
});

/** A request without its marker, which is new each time. */
const bodyOf = (raw: string): string => raw.replaceAll(/data-[0-9a-f-]{36}/gu, '');

/** Delivers an event to a consumer. */
async function deliver(subscription: Subscription, payload: Uint8Array | { finish(): Uint8Array }): Promise<void> {
  const event = {
    id: randomUUID(),
    workspace_id: WORKSPACE,
    occurred_at: '2026-03-02T10:00:00.000Z',
    aggregate_id: randomUUID(),
    aggregate_version: 1,
    service: subscription.emitter,
    attempt: 1,
  };
  const bytes = payload instanceof Uint8Array ? payload : payload.finish();
  await subscription.take(db, 'reports', event as never, bytes);
}

const unsent = ({ interview_id }: Setup) =>
  db.withWorkspace(call, (tx) =>
    query(tx).selectFrom('conversation_findings').selectAll().where('interview_id', '=', interview_id).execute(),
  );

const ready = (setup: Setup) => {
  const { interview_id } = setup;
  const message = { interview_id, report_version_id: randomUUID(), trigger_reason: 'manual_regenerate' } as const;
  return deliver(findingsConsumer(setup.deps), eventTypes.reportReady.codec.encode(message));
};

test('what a model found is kept with the version until campaigns has it', async () => {
  const setup = await setUp();
  await makeReport(setup);
  assert.equal((await unsent(setup)).length, 3);
  setup.refusal = 'unavailable';
  await assert.rejects(ready(setup), /no/u);
  assert.equal((await unsent(setup)).length, 3);
  setup.refusal = undefined;
  await ready(setup);
  assert.deepEqual(await unsent(setup), []);
  assert.equal(setup.received.flat().length, 3);
  const turns = new Map(setup.talks.flatMap((each) => each.turns.map((turn) => [turn.id, turn] as const)));
  for (const { revision, conversation_id, points, values } of setup.received.flat()) {
    assert.deepEqual([revision, values], ['1', []]);
    assert.ok(points.length >= 3 && points.every(({ author }) => author === 'model'));
    for (const { turn_id, start, end, quote } of points.flatMap(({ passages }) => passages)) {
      assert.equal(turns.get(turn_id)?.conversation_id, conversation_id);
      assert.equal(turns.get(turn_id)?.text.slice(start, end), quote);
    }
  }
  await ready(setup);
  assert.equal(setup.received.length, 1, 'nothing is sent twice');
});

test('findings of many conversations are sent in batches', async () => {
  const setup = await setUp();
  const { interview_id } = setup;
  const found = { revision: '1', language: 'en', points: [], values: [] };
  const many = Array.from({ length: 45 }, () => ({ conversation_id: randomUUID(), ...found }));
  await db.withWorkspace(call, async (tx) => {
    await lockCampaign(tx, interview_id);
    await keepFindings(tx, { interview_id, report_version_id: randomUUID() }, many.toSpliced(0, 5));
    await keepFindings(tx, { interview_id, report_version_id: randomUUID() }, many);
  });
  await ready(setup);
  assert.deepEqual(
    setup.received.map(({ length }) => length),
    [20, 20, 5],
  );
});

test('findings of a deleted campaign are not sent again and again, and the floor finds nothing for campaigns', async () => {
  const setup = await setUp();
  await makeReport(setup);
  setup.refusal = 'not_found';
  await ready(setup);
  const floor = await setUp();
  floor.use_model = false;
  await makeReport(floor);
  assert.deepEqual(await unsent(floor), []);
});

test('an erasure deletes the findings of its conversations, and hidden names those of the campaign', async () => {
  const setup = await setUp();
  await makeReport(setup);
  const [gone] = setup.talks as [Talk];
  const { interview_id } = setup;
  const erased = {
    erasure_id: randomUUID(),
    interview_id,
    contact_id: gone.contact,
    conversation_ids: [gone.id],
    contact_erased: true,
  };
  await deliver(conversationsErasedConsumer(setup.deps), eventTypes.conversationsErased.codec.encode(erased));
  assert.deepEqual(
    (await unsent(setup)).map(({ conversation_id }) => conversation_id).toSorted(),
    setup.talks
      .slice(1)
      .map(({ id }) => id)
      .toSorted(),
  );
  const hidden = { interview_id, contact_id: '' };
  await deliver(namesHiddenConsumer(setup.deps), eventTypes.namesHidden.codec.encode(hidden));
  assert.deepEqual(await unsent(setup), []);
});

test('an erasure deletes the answers that rest on the erased conversation, and its traces in the codebook', async () => {
  const setup = await setUp();
  setup.talks.push(talk(3));
  await makeReport(setup);
  const [gone] = setup.talks as [Talk];
  const before = await storedAnswers(setup);
  const message = {
    erasure_id: randomUUID(),
    interview_id: setup.interview_id,
    contact_id: gone.contact,
    conversation_ids: [gone.id],
    contact_erased: true,
  };
  await deliver(conversationsErasedConsumer(setup.deps), eventTypes.conversationsErased.codec.encode(message));
  const left = await storedAnswers(setup);
  assert.ok(left.length > 0 && left.length < before.length);
  assert.deepEqual(
    left.map(({ key }) => key).toSorted(),
    before
      .filter(({ conversation_ids }) => !conversation_ids.includes(gone.id))
      .map(({ key }) => key)
      .toSorted(),
  );
  const codebook = await storedCodebook(setup);
  assert.doesNotMatch(JSON.stringify(codebook), new RegExp(gone.id, 'u'));

  setup.talks.shift();
  const asked = setup.asked.length;
  const version = await makeReport(setup);
  assert.equal(version.status, 'ready');
  assert.deepEqual(
    setup.asked.slice(asked).filter(({ name }) => name.startsWith('read')),
    [],
  );
  assert.doesNotMatch(parts(version), /in week 0 of/u);
});

test('failures are asked again by the next version; refused and unusable answers are not', async () => {
  const setup = await setUp();
  const reads = () => setup.asked.filter(({ name }) => name.startsWith('read')).length;
  setup.reply = (_, nth) => (nth === 1 ? { status: 403 } : undefined);
  const first = await makeReport(setup);
  assert.deepEqual([reads(), first.method?.unanswered_requests], [3, 1]);
  setup.reply = (name) => (name.startsWith('read') ? { content: '{}', refusal: 'no' } : undefined);
  await makeReport(setup);
  assert.equal(reads(), 4);
  setup.reply = undefined;
  const before = setup.asked.length;
  await makeReport(setup);
  assert.equal(setup.asked.length, before);
});

test('beyond a budget the floor stands, and nothing more is asked', async () => {
  const setup = await setUp({ modelReportBudget: { ...UNLIMITED, requests: 2 } });
  const version = await makeReport(setup);
  assert.equal(setup.asked.length, 2);
  assert.deepEqual([version.status, version.method?.engine], ['ready', 'builtin']);
  assert.ok((version.key_themes?.length ?? 0) > 0);
  const none = await setUp({ modelDailyBudget: { ...UNLIMITED, requests: 0 } });
  await makeReport(none);
  assert.equal(none.asked.length, 0);
});

test('a campaign that uses no model has a report by rules, and asks nothing', async () => {
  const setup = await setUp();
  setup.use_model = false;
  const { status, method } = await makeReport(setup);
  assert.deepEqual([status, method?.engine, method?.model, setup.asked.length], ['ready', 'builtin', null, 0]);
});

test('a synthesis asks nothing: it is the floor until all answers are stored', async () => {
  const setup = await setUp();
  const job = {
    ...call,
    interview_id: setup.interview_id,
    tools: tools(),
    fence: async () => {},
    report_version_id: null,
  };
  const floor = await synthesizeCampaign(setup.deps, job);
  assert.deepEqual([floor.output.method.engine, setup.asked.length], ['builtin', 0]);
  await makeReport(setup);
  const before = setup.asked.length;
  const full = await synthesizeCampaign(setup.deps, job);
  assert.deepEqual([full.output.method.engine, setup.asked.length], ['model', before]);
});
