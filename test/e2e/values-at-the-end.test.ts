/** What a language model reads in a live interview that is over: it waits for the values, or is completed without them. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { campaigns, sessions } from '@insights/contracts';
import { claimSessions } from '../../services/campaigns/src/features/claim-sessions/claim-sessions.ts';
import { addModelUse } from '../../services/campaigns/src/features/add-model-use.ts';
import { finishSession } from '../../services/campaigns/src/features/finish-session/finish-session.ts';
import { giveConsent } from '../../services/campaigns/src/features/give-consent.ts';
import { heartbeatSessions } from '../../services/campaigns/src/features/heartbeat-sessions.ts';
import { listResponses } from '../../services/campaigns/src/features/list-responses.ts';
import { maskForModel } from '../../services/campaigns/src/features/mask-texts.ts';
import { correctAnswer } from '../../services/campaigns/src/features/own-answers/correct-answer.ts';
import { postTurn } from '../../services/campaigns/src/features/post-turn.ts';
import { processConversation } from '../../services/campaigns/src/features/process-conversation/process-conversation.ts';
import { readTurns } from '../../services/campaigns/src/features/read-turns.ts';
import { releaseSessions } from '../../services/campaigns/src/features/release-sessions.ts';
import { startSession } from '../../services/campaigns/src/features/start-session.ts';
import { storeInterviewerTurn } from '../../services/campaigns/src/features/store-interviewer-turn/store-interviewer-turn.ts';
import { processOverdue } from '../../services/campaigns/src/features/store-values/await-values.ts';
import { storeValues } from '../../services/campaigns/src/features/store-values/store-values.ts';
import { withdrawSession } from '../../services/campaigns/src/features/withdraw-session.ts';
import { openQuestion } from '../../services/campaigns/src/requests.fixture.ts';
import {
  type Campaign,
  type Joined,
  activeCampaign,
  interviewer as worker,
  join,
  owner,
  scene,
} from '../../services/campaigns/src/sessions.fixture.ts';
import { EngineThread } from '../../services/interviewer/src/engine-threads/engine-thread.ts';
import { type HolderDeps, SessionHolder } from '../../services/interviewer/src/features/session-holder.ts';
import { conductedBy } from '../../services/interviewer/src/interviewer.ts';
import { modelConductor } from '../../services/interviewer/src/model/conductor.ts';
import { configOf } from '../../services/interviewer/src/model/model.fixture.ts';
import { Spending } from '../../services/interviewer/src/model/spending.ts';
import { modelValues } from '../../services/interviewer/src/model/values.ts';
import { startChatServer } from '../support/chat-server.ts';
import { eventually } from '../support/eventually.ts';
import { type Conducting, decided } from '../support/model-server.ts';

const QUESTIONS: campaigns.Question[] = [
  { ...openQuestion('How satisfied are you, from 1 to 10?', 'score'), kind: 'scale', max_probes: 0 },
  {
    ...openQuestion('Which shift is worst?', 'shift'),
    kind: 'choice',
    options: ['early', 'late', 'night'],
    option_ids: ['e', 'l', 'n'],
    max_probes: 0,
  },
  { ...openQuestion('What happened last?', 'open'), max_probes: 0 },
];
const LATER = 'The list was gone. As Zebulon, I make the satisfaction a nine.';
const ANSWERS = ['Yes, gladly.', 'Four.', 'The late one.', LATER];
const WAIT_MS = 45_000;

const stopping = new AbortController();
// Before the database is closed.
after(async () => {
  stopping.abort();
  await running;
  await engine.close();
  await model.close();
});

const s = await scene({ after });
const engine = new EngineThread();
const isConducting = (data: unknown): data is Conducting => typeof data === 'object' && data !== null && 'may' in data;
const quoting = (question: string, turn: number, quote: string, more: object) => ({
  question,
  options: [],
  value: null,
  low: null,
  high: null,
  turn,
  quote,
  ...more,
});
/** What the model reads at the end. */
const READ = [
  quoting('q1', 8, 'I make the satisfaction a nine.', { value: '9' }),
  quoting('q2', 6, 'The night one.', { options: [3] }),
];
let read: object | string = { values: READ };
const model = await startChatServer(({ data }) => {
  const answer = isConducting(data) ? decided(data) : read;
  return { content: typeof answer === 'string' ? answer : JSON.stringify(answer) };
});
/** Opens when what the model has read may be stored. */
let open = Promise.resolve();

const ignore = () => undefined;
const config = configOf(model.url);
const spending = new Spending(config);
const client: Partial<HolderDeps['sessions']> = {
  claimSessions: (request) => claimSessions(s.deps, worker, request as sessions.ClaimSessionsRequest),
  heartbeatSessions: (request) => heartbeatSessions(s.deps, request as sessions.HeartbeatSessionsRequest),
  releaseSessions: (request) => releaseSessions(s.deps, request as sessions.ReleaseSessionsRequest),
  readTurns: (request) => readTurns(s.deps, worker, request as sessions.ReadTurnsRequest),
  maskForModel: (request) => maskForModel(s.deps, worker, request as sessions.MaskForModelRequest),
  addModelUse: (request) => addModelUse(s.deps, worker, request as sessions.AddModelUseRequest),
  storeInterviewerTurn: (request) =>
    storeInterviewerTurn(s.deps, worker, request as sessions.StoreInterviewerTurnRequest),
  storeValues: async (request) => {
    await open;
    return storeValues(s.deps, worker, request as sessions.StoreValuesRequest);
  },
};
const holder = new SessionHolder({
  sessions: client as HolderDeps['sessions'],
  interviewer: conductedBy(modelConductor(config, spending, ignore), ignore),
  readValues: modelValues(config, spending),
  engine,
  bus: s.bus,
  think_ms: 0,
  turn_seconds: { observe: ignore },
  logger: { warn: ignore, info: ignore },
  worker_id: 'w',
  region: 'here',
  capacity: 10,
  grace_ms: 0,
});
const running = holder.run(stopping.signal);

interface Talk {
  readonly campaign: Campaign;
  readonly who: Joined;
}

const run = <T extends object>({ campaign }: Talk, statement: string) =>
  s.deps.db.withWorkspace(campaign.call, (tx) => tx.rows<T>(statement));
const turnsOf = (talk: Talk) =>
  run<{ speaker: string; seq: number }>(talk, 'select speaker, seq from turns order by seq');

/** A participant whose name is hidden, and who has started. */
async function started(campaign: Campaign): Promise<Joined> {
  const who = await join(s, campaign, { name: 'Zebulon', hide_name: true });
  await giveConsent(s.deps, who.call, { version: who.session.campaign?.consent_version ?? '' });
  await startSession(s.deps, who.call);
  return who;
}

/** An interview whose questions are all answered. */
async function talked(): Promise<Talk> {
  const campaign = await activeCampaign(s, owner(), {}, QUESTIONS);
  const talk = { campaign, who: await started(campaign) };
  for (const [n, text] of ANSWERS.entries()) {
    await eventually(async () => (await turnsOf(talk)).length === 2 * n + 1 || null);
    await postTurn(s.deps, talk.who.call, { client_turn_id: `c${n}`, text, input: null });
  }
  await eventually(async () => (await turnsOf(talk)).length === 2 * ANSWERS.length + 1 || null);
  return talk;
}

const finish = ({ who }: Talk) => finishSession(s.deps, who.call);
const isRequested = async (talk: Talk) =>
  (await run(talk, `select 1 from outbox where name = 'job_requested'`)).length > 0 || null;
const statusOf = async (talk: Talk) => {
  const [row] = await run<{ id: string; status: string; revision: number }>(
    talk,
    'select id, status, revision from conversations',
  );
  return row ?? assert.fail('no conversation');
};

/** Processes the interview as its job does, and returns its values. */
async function processed(talk: Talk) {
  const payload = { conversation_id: (await statusOf(talk)).id };
  const tools = { signal: new AbortController().signal, progress: () => Promise.resolve() };
  const job = { workspace_id: talk.campaign.call.principal.workspace_id, payload, attempt: 1 };
  await processConversation(s.deps, job as Parameters<typeof processConversation>[1], tools as never);
  assert.equal((await run(talk, `select 1 from outbox where name = 'conversation_completed'`)).length, 1);
  return valuesOf(talk);
}

async function valuesOf({ campaign }: Talk) {
  const request = { interview_id: campaign.id, page: null, segment: null, history: true };
  const { items } = await listResponses(s.deps, campaign.call, request);
  return Object.fromEntries(
    items.map(({ question, responses }) => [
      question?.id,
      responses.flatMap(({ value, author, quote, superseded_by }) =>
        value === null ? [] : [[value.value?.value, author, quote, superseded_by === null]],
      ),
    ]),
  );
}

const FLOOR = { score: [[4, 'floor', 'Four.', true]], shift: [['l', 'floor', 'The late one.', true]], open: [] };
const BOTH = {
  ...FLOOR,
  score: [
    [4, 'floor', 'Four.', false],
    [9, 'model', 'As [name], I make the satisfaction a nine.', true],
  ],
};

describe('values that a model reads in an interview that is over', () => {
  test('are stored before it is completed: the later value counts, and a quote that nobody said is dropped', async () => {
    const talk = await talked();
    await finish(talk);
    await eventually(() => isRequested(talk));
    assert.deepEqual(await processed(talk), BOTH);
    const asked = model.asked.filter(({ data }) => !isConducting(data));
    assert.equal(asked.length, 1, 'one request');
    assert.doesNotMatch(asked[0]?.raw ?? '', /Zebulon/);
  });

  test('do not come in time: those of the rules stand, and later ones raise the revision', async () => {
    const late = Promise.withResolvers<void>();
    open = late.promise;
    const talk = await talked();
    await finish(talk);
    await processOverdue(s.deps);
    assert.equal(await isRequested(talk), null, 'it waits');
    s.clock.ms += WAIT_MS;
    await processOverdue(s.deps);
    assert.ok(await isRequested(talk));
    assert.deepEqual(await processed(talk), FLOOR);
    const { revision } = await statusOf(talk);
    late.resolve();
    const raised = await eventually(async () => {
      const now = await statusOf(talk);
      return now.revision > revision ? now : null;
    });
    assert.deepEqual([raised.status, raised.revision], ['completed', revision + 1]);
    assert.deepEqual(await valuesOf(talk), BOTH);
    assert.equal((await run(talk, `select 1 from outbox where name = 'job_requested'`)).length, 1);
    await storeValues(s.deps, worker, { session: talk.who.held(1), values: [] });
    assert.equal((await statusOf(talk)).revision, revision + 1);
  });

  test('do not come if the model fails, and then nobody waits for them', async () => {
    read = 'I cannot say.';
    const talk = await talked();
    await finish(talk);
    await eventually(() => isRequested(talk));
    assert.deepEqual(await processed(talk), FLOOR);
    read = { values: READ };
  });

  test('do not replace what the participant chose on their page', async () => {
    const talk = await talked();
    await correctAnswer(s.deps, talk.who.call, { question_id: 'score', text: '2' });
    await finish(talk);
    await eventually(() => isRequested(talk));
    const { score } = await processed(talk);
    assert.deepEqual(score?.at(-1), [2, 'person', null, true]);
  });

  test('are taken only from the last holder of an interview that is over and still there', async () => {
    const talk = await talked();
    const store = (fence: number) => storeValues(s.deps, worker, { session: talk.who.held(fence), values: [] });
    await assert.rejects(store(1), { code: 'stale_attempt' });
    await finish(talk);
    await assert.rejects(store(0), { code: 'stale_attempt' });
    await store(1);
    await withdrawSession(s.deps, talk.who.call);
    await assert.rejects(store(1), { code: 'stale_attempt' });
  });
});
