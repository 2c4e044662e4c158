import type { campaigns, queries, reports } from '@insights/contracts';
import { AppError } from '@insights/errors';
import type { DataAnswer, QuestionTask } from '../analysis/answer/index.ts';
import { lockCampaign } from '../db/runs.ts';
import type { Deps } from '../deps.ts';
import { ownPrincipal } from '../domain/own-principal.ts';
import type { CampaignGraph } from '../domain/query/campaign-graph.ts';
import { admittedEvidence } from '../domain/query/evidence-filter.ts';
import { ModelRun } from './generate-report/model-run.ts';
import { refreshDigests } from './generate-report/refresh-digests.ts';
import {
  asQuestion,
  batchesOf,
  campaignOf,
  guideOf,
  listConversations,
} from './generate-report/synthesize-campaign.ts';

type AnswerDeps = Pick<Deps, 'db' | 'campaigns' | 'engine' | 'model' | 'now'>;

export interface CampaignQuestion {
  readonly workspace_id: string;
  readonly graph: CampaignGraph;
  readonly question: string;
  readonly where: queries.EvidenceFilter | null;
  /** Aborts when there is no more time for a model. */
  readonly signal: AbortSignal;
}

/**
 * What the data of a campaign says to a question: from its transcripts as they are now and the codes of its newest version. The floor
 * answers where the model fails, is late or may not be asked. Errors: `not_found`, `input_too_large`, `unavailable`.
 */
export async function answerCampaign(deps: AnswerDeps, of: CampaignQuestion): Promise<DataAnswer> {
  const prepared = await prepare(deps, of);
  const { model } = deps;
  if (model?.isConfigured === true && prepared.uses_model) {
    // One answer must not fail because of a model.
    const answer = await model
      .whileFree(() => withModel(deps, of, prepared))
      .catch((error: unknown) => {
        if (of.signal.aborted || (error instanceof AppError && error.code === 'unavailable')) return null;
        throw error;
      });
    if (answer !== null) return answer;
  }
  return finished(await answered(deps, prepared, { task: { ...prepared.task, has_model: false }, run: null }));
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

async function prepare(deps: AnswerDeps, { workspace_id, graph, question, where }: CampaignQuestion) {
  const { interview_id, version, conversations } = graph;
  const principal = ownPrincipal(workspace_id);
  // The deadline is the model's: transcripts are read for the floor as well.
  const tools = { signal: new AbortController().signal, progress: async () => undefined };
  const reading = { principal, interview_id, tools, fence: async () => undefined };
  const names_changed = await deps.db.withWorkspace({ principal }, async (tx) => {
    const campaign = await lockCampaign(tx, interview_id);
    return campaign.names_changed;
  });
  const inputs = await deps.campaigns.getReportInputs({ interview_id }, { principal });
  const masked = await deps.campaigns.maskTexts({ interview_id, texts: [question], topics: [] }, { principal });
  const questions = inputs.questions.map(asQuestion);
  const heads = await refreshDigests(deps, reading, await listConversations(deps, reading), guideOf(inputs, questions));
  const task: QuestionTask = {
    question: masked.texts[0]?.text ?? '',
    campaign: campaignOf(inputs),
    questions,
    version: {
      participants: version.participants,
      key_themes: version.key_themes,
      evidence: version.evidence,
    },
    conversations: conversations && [...conversations],
    admitted: [...admittedEvidence(graph, where).keys()],
    only_cited: isOfStatements(where),
    has_model: true,
  };
  const used = new Set(version.participants.flatMap(({ conversation_ids }) => conversation_ids));
  return {
    reading,
    names_changed,
    uses_model: usesModel(inputs) && !isRecorded(version.method, deps.model),
    heads: heads.filter(({ conversation_id }) => used.has(conversation_id)),
    version_id: version.id,
    task,
  };
}

/** A campaign of recorded answers costs nothing. */
const isRecorded = (method: reports.Method | null, model: Deps['model']): boolean =>
  model?.recording != null && method?.model === model.recording.model;

const usesModel = ({ report }: campaigns.ReportInputs): boolean => report?.use_model === true;

const isOfStatements = (where: queries.EvidenceFilter | null): boolean =>
  where !== null && (where.kinds.length > 0 || where.polarities.length > 0 || where.topic !== null);

/** Asks in rounds until nothing is missing. What was asked before about the same words is not asked again. */
async function withModel(
  { model, ...deps }: AnswerDeps,
  { signal }: CampaignQuestion,
  prepared: Prepared,
): Promise<DataAnswer | null> {
  if (model === null) return null;
  const { principal, interview_id } = prepared.reading;
  const { version_id: report_version_id, names_changed, task } = prepared;
  const run = await ModelRun.open(
    { ...deps, model },
    { principal, interview_id, report_version_id, names_changed },
    { ...prepared.reading.tools, signal },
  );
  for (;;) {
    const step = await answered(deps, prepared, { task, run });
    if ('done' in step) return step.done;
    signal.throwIfAborted();
    const missing = await run.recall(step.asks);
    if (missing.length > 0) await run.ask(missing);
  }
}

function answered(
  deps: Pick<AnswerDeps, 'db' | 'engine'>,
  { reading, heads }: Prepared,
  { task, run }: { task: QuestionTask; run: ModelRun | null },
) {
  const size = heads.reduce((sum, head) => sum + head.size, 0) + (run?.size ?? 0);
  const batches = () => batchesOf(deps, reading, heads);
  const caller = { owner: reading.principal.workspace_id, signal: reading.tools.signal };
  return deps.engine.answer(task, { size, answers: run?.answers ?? new Map(), batches }, caller);
}

function finished(step: Awaited<ReturnType<typeof answered>>): DataAnswer {
  if ('asks' in step) throw new Error('the floor asks a model');
  return step.done;
}
