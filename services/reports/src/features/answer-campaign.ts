import type { campaigns, reports } from '@insights/contracts';
import { AppError } from '@insights/errors';
import type { DataAnswer, QuestionTask } from '../analysis/answer/index.ts';
import { lockCampaign } from '../db/runs.ts';
import type { Deps } from '../deps.ts';
import { ownPrincipal } from '../domain/own-principal.ts';
import { ModelRun } from './generate-report/model-run.ts';
import { refreshDigests } from './generate-report/refresh-digests.ts';
import {
  asQuestion,
  batchesOf,
  campaignOf,
  guideOf,
  listConversations,
} from './generate-report/synthesize-campaign.ts';

/** Answers of a language model that are not complete by then are the floor's. */
export const MODEL_DEADLINE_MS = 35_000;
/** Names may be hidden, and people erased, while an answer is made; then it is made again. */
export const TRIES = 3;
export const sourcesChanging = (): AppError =>
  new AppError('unavailable', { publicMessage: 'The sources are changing at the moment. Try again.' });

type AnswerDeps = Pick<Deps, 'db' | 'campaigns' | 'engine' | 'model' | 'now'>;

type OfQuestion = 'question' | 'conversations' | 'admitted' | 'only_cited' | 'asked_campaigns';

export interface CampaignQuestion extends Pick<QuestionTask, OfQuestion> {
  readonly workspace_id: string;
  readonly interview_id: string;
  /** Null: the campaign has no ready version. The floor answers from what was said. */
  readonly version: reports.ReportVersion | null;
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
  const { version } = of;
  if (version !== null && model?.isConfigured === true && prepared.uses_model) {
    // One answer must not fail because of a model.
    const answer = await model
      .whileFree(() => withModel(deps, of, { ...prepared, version_id: version.id }))
      .catch((error: unknown) => {
        if (of.signal.aborted || (error instanceof AppError && error.code === 'unavailable')) return null;
        throw error;
      });
    if (answer !== null) return answer;
  }
  return finished(await answered(deps, prepared, { task: { ...prepared.task, has_model: false }, run: null }));
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

async function prepare(deps: AnswerDeps, of: CampaignQuestion) {
  const { workspace_id, interview_id, version, question, conversations, admitted, only_cited, asked_campaigns } = of;
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
    version: version && {
      participants: version.participants,
      key_themes: version.key_themes,
      evidence: version.evidence,
    },
    conversations,
    admitted,
    only_cited,
    asked_campaigns,
    has_model: true,
  };
  return {
    reading,
    names_changed,
    uses_model: usesModel(inputs) && !isRecorded(version?.method ?? null, deps.model),
    heads,
    task,
  };
}

/** A campaign of recorded answers costs nothing. */
const isRecorded = (method: reports.Method | null, model: Deps['model']): boolean =>
  model?.recording != null && method?.model === model.recording.model;

const usesModel = ({ report }: campaigns.ReportInputs): boolean => report?.use_model === true;

/** Asks in rounds until nothing is missing. What was asked before about the same words is not asked again. */
async function withModel(
  { model, ...deps }: AnswerDeps,
  { signal }: CampaignQuestion,
  prepared: Prepared & { readonly version_id: string },
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
