import { type campaigns, knownOr } from '@insights/contracts';
import { AppError } from '@insights/errors';
import type { Guide } from '@insights/thoughts';
import type { EngineOutput } from '../../analysis/assemble/index.ts';
import { readCodebook } from '../../db/codebooks.ts';
import { readCodings } from '../../db/codings.ts';
import { type noteApplied, readCorrections } from '../../db/corrections.ts';
import { type DigestHead, readDigests } from '../../db/digests.ts';
import { lockCampaign } from '../../db/runs.ts';
import type { Deps } from '../../deps.ts';
import type { Question } from '../../domain/question.ts';
import type { Material } from '../../engine-threads/engine-threads.ts';
import type { MadeReport, ReportTask } from '../../engine-threads/messages.ts';
import { checkQuotes } from './check-quotes.ts';
import { ModelRun } from './model-run.ts';
import { fetchTotals } from './question-totals.ts';
import { type Reading, refreshDigests } from './refresh-digests.ts';

export interface CampaignSynthesis {
  readonly output: EngineOutput;
  readonly made: MadeReport;
  /** The conversations that it was made from. */
  readonly conversation_ids: readonly string[];
  /** For campaigns. */
  readonly found: readonly campaigns.ConversationFindings[];
  /** Null: the floor alone. */
  readonly model: ModelRun | null;
  /** Ids of those that had an effect, and of the others. */
  readonly corrections: Parameters<typeof noteApplied>[1];
  /** Nobody has changed anything: the report is the engine's alone. */
  readonly is_plain: boolean;
  /** Which names were hidden at that time, and how often they had changed before it began. */
  readonly hidden_names: string;
  readonly names_changed: number;
}

/** `report_version_id`: null for a result that may cost nothing. */
export type SynthesisJob = Reading & { readonly report_version_id: string | null };

type SynthesisDeps = Pick<Deps, 'db' | 'campaigns' | 'engine' | 'model' | 'now'>;

/**
 * Analyses every completed conversation of a campaign. Only those that are new or changed are read; of the others, what was read before is
 * used. Every quote is compared with its turn; one that differs is an error. Errors: `not_found`, `input_too_large`, `unavailable`.
 */
export async function synthesizeCampaign(deps: SynthesisDeps, job: SynthesisJob): Promise<CampaignSynthesis> {
  const { principal, interview_id, tools } = job;
  const { names_changed, stored, corrections, codings } = await deps.db.withWorkspace({ principal }, async (tx) => {
    const campaign = await lockCampaign(tx, interview_id);
    const codebook = await readCodebook(tx, interview_id);
    return {
      names_changed: campaign.names_changed,
      stored: codebook,
      corrections: await readCorrections(tx, interview_id, codebook.edits),
      codings: await readCodings(tx, interview_id),
    };
  });
  const { edits, ...engines } = stored;
  const current = corrections.filter(({ correction }) => correction !== null);
  const inputs = await deps.campaigns.getReportInputs({ interview_id }, { principal });
  const conversations = await listConversations(deps, job);
  const questions = inputs.questions.map(asQuestion);
  const heads = await refreshDigests(deps, job, conversations, guideOf(inputs, questions));
  tools.signal.throwIfAborted();
  const totals = await fetchTotals(deps, principal, inputs, conversations);
  await tools.progress('clustering', `Comparing ${heads.length} conversations`);
  const model = inputs.report?.use_model === true ? await openRun(deps, job, names_changed) : null;
  const task = {
    campaign: campaignOf(inputs),
    questions,
    totals,
    corrections: current.flatMap(({ correction }) => correction ?? []),
    people: { edits, codings },
    codebook: { ...engines, is_closed: inputs.report?.codebook === 'closed' },
  };
  const { made, run } = await analysed(deps, job, { task, heads, run: model });
  await tools.progress('writing', `Checking ${made.output.evidence.length} quotes`);
  await checkQuotes(deps, principal, interview_id, made);
  const applied = new Set(made.applied.flatMap((position) => current[position]?.id ?? []));
  const evidence = made.output.evidence.map((row) => ({ ...row, verified: true }));
  return {
    output: { ...made.output, evidence },
    made,
    found: findingsFor(made, heads),
    model: run,
    corrections: {
      applied: corrections.flatMap(({ id }) => (applied.has(id) ? id : [])),
      others: corrections.flatMap(({ id }) => (applied.has(id) ? [] : id)),
    },
    is_plain: [edits, codings, corrections].every(({ length }) => length === 0),
    conversation_ids: conversations.map(({ conversation_id }) => conversation_id),
    hidden_names: inputs.hidden_names,
    names_changed,
  };
}

/** What a model found, with the revisions that it was found in. */
function findingsFor({ found }: MadeReport, heads: readonly DigestHead[]): CampaignSynthesis['found'] {
  const revisions = new Map(heads.map(({ conversation_id, revision }) => [conversation_id, revision]));
  return found.map(({ points, values, ...of }) => ({
    ...of,
    revision: revisions.get(of.conversation_id) ?? '',
    points: points.map(({ text, author, passages }) => ({
      text,
      author: author === 'model' ? author : 'floor',
      passages: [...passages],
    })),
    values: values.map(({ value, ...rest }) => ({
      ...rest,
      value: { value: typeof value === 'number' ? { $case: 'number', value } : { $case: 'option', value } },
    })),
  }));
}

async function openRun(
  { db, model, now }: SynthesisDeps,
  { principal, interview_id, tools, report_version_id }: SynthesisJob,
  names_changed: number,
): Promise<ModelRun | null> {
  if (!model) return null;
  const asked = { principal, interview_id, report_version_id: report_version_id ?? '', names_changed };
  return ModelRun.open({ db, model, now }, asked, tools);
}

interface ToAnalyse {
  readonly task: Omit<ReportTask, 'method' | 'known_verdicts'>;
  readonly heads: readonly DigestHead[];
  readonly run: ModelRun | null;
}

/**
 * Runs the engine, asks what it wants to know, and runs it again, until nothing is missing. A result that may cost nothing is the floor's
 * unless all answers are stored or recorded.
 */
async function analysed(
  deps: SynthesisDeps,
  job: SynthesisJob,
  { task, heads, run }: ToAnalyse,
): Promise<{ made: MadeReport; run: ModelRun | null }> {
  const { principal, tools, report_version_id } = job;
  const size = heads.reduce((sum, head) => sum + head.size, 0);
  const caller = { owner: principal.workspace_id, signal: tools.signal };
  const material: Material = {
    size: size + (run?.size ?? 0),
    answers: run?.answers ?? new Map(),
    batches: () => batchesOf(deps, job, heads),
  };
  const model = { method: run?.use ?? null, known_verdicts: run?.known_verdicts ?? [] };
  const step = await deps.engine.analyse({ ...task, ...model }, material, caller);
  if ('done' in step) return { made: step.done, run };
  if (run === null) throw new Error('the floor asks a model');
  tools.signal.throwIfAborted();
  const missing = await run.recall(step.asks);
  const isLeft = missing.length > 0 && (report_version_id === null || !run.hasAnswers);
  if (isLeft) return analysed(deps, job, { task, heads, run: null });
  if (missing.length > 0) await run.ask(missing);
  return analysed(deps, job, { task, heads, run });
}

export async function listConversations(
  { campaigns }: Pick<Deps, 'campaigns'>,
  { principal, interview_id, tools }: Pick<Reading, 'principal' | 'interview_id' | 'tools'>,
): Promise<campaigns.ReportConversation[]> {
  const call = { principal, signal: tools.signal };
  const parts = await Array.fromAsync(campaigns.listReportConversations({ interview_id }, call));
  return parts.flatMap(({ items }) => items);
}

/** Digests that are read at once, in UTF-16 units. */
const BATCH_SIZE = 4 * 1024 * 1024;

export async function* batchesOf(
  { db }: Pick<Deps, 'db'>,
  { principal }: Pick<Reading, 'principal'>,
  heads: readonly DigestHead[],
): AsyncGenerator<readonly string[]> {
  let ids: string[] = [];
  let left = BATCH_SIZE;
  const read = async () => {
    const digests = await db.withWorkspace({ principal }, (tx) => readDigests(tx, ids));
    if (digests.length === ids.length) return digests;
    throw new AppError('unavailable', { publicMessage: 'Source data was erased during generation; retrying.' });
  };
  for (const { conversation_id, size } of heads) {
    ids.push(conversation_id);
    left -= size;
    if (left > 0) continue;
    yield await read();
    ids = [];
    left = BATCH_SIZE;
  }
  if (ids.length > 0) yield await read();
}

export const campaignOf = ({ interview_id, name, goal, language }: campaigns.ReportInputs): ReportTask['campaign'] => ({
  id: interview_id,
  name,
  goal,
  language,
});

export const guideOf = ({ language }: campaigns.ReportInputs, questions: readonly Question[]): Guide => ({
  language,
  questions: questions.map(({ id, text, kind, topic }) => ({ id, text, kind, topic: topic ?? null })),
});

export const asQuestion = ({
  id,
  text,
  kind,
  options,
  option_ids,
  topic,
  translations,
}: campaigns.Question): Question => ({
  id,
  text,
  kind: knownOr(kind, 'open'),
  options,
  option_ids,
  topic,
  translations,
});
