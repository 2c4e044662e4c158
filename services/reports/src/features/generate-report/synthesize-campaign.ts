import { type campaigns, knownOr } from '@insights/contracts';
import { AppError } from '@insights/errors';
import type { Guide } from '@insights/statements';
import { readCorrections } from '../../db/corrections.ts';
import { type DigestHead, readDigests } from '../../db/digests.ts';
import type { Deps } from '../../deps.ts';
import type { ReportTask } from '../../engine-threads/messages.ts';
import type { EngineOutput, Question } from '../../engine/types.ts';
import { checkQuotes } from './check-quotes.ts';
import { type ModelRun, openModelRun, wordReportWith } from './model-run.ts';
import { fetchTotals } from './question-totals.ts';
import { type Reading, refreshDigests } from './refresh-digests.ts';

export interface CampaignSynthesis {
  readonly output: EngineOutput;
  /** The conversations that it was made from. */
  readonly conversation_ids: readonly string[];
  /** Null: the built-in engine alone. */
  readonly model: ModelRun | null;
  /** Which names were hidden at that time. */
  readonly hidden_names: string;
}

/**
 * Runs the engine on every completed conversation of a campaign. Only those that are new or changed are read; of the others, what was read
 * before is used. Every quote is compared with its turn; one that differs is an error. Errors: `not_found`, `input_too_large`.
 */
export async function synthesizeCampaign(
  deps: Pick<Deps, 'db' | 'campaigns' | 'engine' | 'model'>,
  job: Omit<Reading, 'model' | 'goal'>,
): Promise<CampaignSynthesis> {
  const { principal, interview_id, tools } = job;
  const inputs = await deps.campaigns.getReportInputs({ interview_id }, { principal });
  const conversations = await listConversations(deps, job);
  const conversation_ids = conversations.map(({ conversation_id }) => conversation_id);
  const asked = { principal, interview_id, conversation_ids, signal: tools.signal };
  const model = await openModelRun(deps, asked);
  const reading = { ...job, model, goal: inputs.goal };
  const questions = inputs.questions.map(asQuestion);
  const heads = await refreshDigests(deps, reading, conversations, guideOf(inputs, questions));
  tools.signal.throwIfAborted();
  const responses = await fetchTotals(deps, principal, inputs, conversations);
  const corrections = await deps.db.withWorkspace({ principal }, (tx) => readCorrections(tx, interview_id));
  await tools.progress('clustering', `Comparing ${heads.length} conversations`);
  const task: ReportTask = { campaign: campaignOf(inputs), questions, responses, corrections };
  const size = heads.reduce((sum, head) => sum + head.size, 0);
  const caller = { owner: principal.workspace_id, signal: tools.signal };
  const synthesis = await deps.engine.synthesize(task, size, () => batchesOf(deps, reading, heads), caller);
  await tools.progress('writing', `Checking ${synthesis.output.evidence.length} quotes`);
  await checkQuotes(deps, principal, interview_id, synthesis);
  const { output: built, model_tally } = synthesis;
  const output = model ? await wordReportWith(model, inputs.language, built, model_tally) : built;
  const evidence = output.evidence.map((row) => ({ ...row, verified: true }));
  return {
    output: { ...output, evidence },
    model,
    conversation_ids,
    hidden_names: inputs.hidden_names,
  };
}

async function listConversations(
  { campaigns }: Pick<Deps, 'campaigns'>,
  { principal, interview_id, tools }: Pick<Reading, 'principal' | 'interview_id' | 'tools'>,
): Promise<campaigns.ReportConversation[]> {
  const call = { principal, signal: tools.signal };
  const parts = await Array.fromAsync(campaigns.listReportConversations({ interview_id }, call));
  return parts.flatMap(({ items }) => items);
}

/** Digests that are read at once, in UTF-16 units. */
const BATCH_SIZE = 4 * 1024 * 1024;

async function* batchesOf(
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

const campaignOf = ({ interview_id, name, goal, language }: campaigns.ReportInputs): ReportTask['campaign'] => ({
  id: interview_id,
  name,
  goal,
  language,
});

const guideOf = ({ language }: campaigns.ReportInputs, questions: readonly Question[]): Guide => ({
  language,
  questions: questions.map(({ id, text, kind, topic }) => ({ id, text, kind, topic: topic ?? null })),
});

const asQuestion = ({ id, text, kind, options, topic }: campaigns.Question): Question => ({
  id,
  text,
  kind: knownOr(kind, 'open'),
  options,
  topic,
});
