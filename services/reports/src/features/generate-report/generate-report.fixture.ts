import { randomUUID } from 'node:crypto';
import { after } from 'node:test';
import { Registry } from 'prom-client';
import type { campaigns } from '@insights/contracts';
import { servicePrincipal } from '@insights/auth-context';
import { AppError } from '@insights/errors';
import type { JobTools } from '@insights/job-worker';
import type { Subscription } from '@insights/messaging';
import { type ChatReply, type ChatRequest, startChatServer } from '../../../../../test/support/chat-server.ts';
import { freshDatabase } from '../../../../../test/support/database.ts';
import { CAMPAIGN, honest, interview } from '../../analysis/model/made.fixture.ts';
import type { ReportsConfig } from '../../config.ts';
import { entities } from '../../db/entities.ts';
import { migrations } from '../../db/migrations/index.ts';
import { query } from '../../db/query.ts';
import { lockCampaign, startRun } from '../../db/runs.ts';
import type { Deps } from '../../deps.ts';
import { EngineThreads } from '../../engine-threads/engine-threads.ts';
import { generateReport } from './generate-report.ts';
import { ReportModel } from './report-model.ts';

export const db = await freshDatabase({ after }, 'reports', migrations, [...entities]);
const engine = new EngineThreads(512);
after(() => engine.close());

export const WORKSPACE = randomUUID();
export const call = { principal: servicePrincipal('reports', WORKSPACE) };
export const UNLIMITED = { requests: null, tokens: null, cost: null };

export interface Talk {
  readonly id: string;
  readonly contact: string;
  readonly turns: campaigns.Turn[];
}

/** The made interview as campaigns has it. */
export function talk(number: number): Talk {
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
    is_question_set: false,
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

export interface Setup {
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

export async function setUp(budget: Partial<ReportsConfig> = {}): Promise<Setup> {
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
    modelRecording: '',
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

export const tools = (signal = new AbortController().signal): JobTools & { readonly seen: unknown[] } => {
  const seen: unknown[] = [];
  return { seen, signal, progress: async (...given) => void seen.push(given) };
};

export async function startVersion({ interview_id }: Setup): Promise<string> {
  const version = await db.withWorkspace(call, async (tx) => {
    await lockCampaign(tx, interview_id);
    const created_at = '2026-03-01T09:00:00.000Z';
    return startRun(tx, { interview_id, trigger_reason: 'manual_regenerate', conversation_count: 3, created_at });
  });
  return version.id;
}

export const runJob = (setup: Setup, report_version_id: string, given = tools(), attempt = 1): Promise<void> =>
  generateReport(
    setup.deps,
    { id: randomUUID(), workspace_id: WORKSPACE, attempt, payload: { report_version_id } },
    given,
  );

export async function makeReport(setup: Setup, given = tools()) {
  const id = await startVersion(setup);
  await runJob(setup, id, given);
  return readVersion(id);
}

export const readVersion = (id: string) =>
  db.withWorkspace(call, (tx) =>
    query(tx).selectFrom('report_versions').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );

export const storedAnswers = ({ interview_id }: Setup) =>
  db.withWorkspace(call, (tx) =>
    query(tx).selectFrom('model_answers').selectAll().where('interview_id', '=', interview_id).execute(),
  );

export const storedCodebook = ({ interview_id }: Setup) =>
  db.withWorkspace(call, (tx) =>
    query(tx).selectFrom('codebooks').selectAll().where('interview_id', '=', interview_id).executeTakeFirst(),
  );

export const parts = ({ key_themes, findings, evidence, summary }: Awaited<ReturnType<typeof readVersion>>) =>
  JSON.stringify({ key_themes, findings, evidence, summary });

/** Delivers an event to a consumer. */
export async function deliver(
  subscription: Subscription,
  payload: Uint8Array | { finish(): Uint8Array },
): Promise<void> {
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
