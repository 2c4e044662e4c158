import { LockMode } from '@mikro-orm/core';
import { eventTypes, type jobPayloads } from '@insights/contracts';
import { type Tx, append } from '@insights/db';
import { AppError } from '@insights/errors';
import type { Job, JobTools } from '@insights/job-worker';
import { ReportVersion } from '../../db/entities.ts';
import { storeCodebook } from '../../db/codebooks.ts';
import { noteCodings } from '../../db/codings.ts';
import { noteApplied } from '../../db/corrections.ts';
import { assertNothingErased } from '../../db/erased.ts';
import { keepFindings } from '../../db/findings.ts';
import { keepNeeded } from '../../db/model-answers.ts';
import { lockCampaign } from '../../db/runs.ts';
import type { Deps } from '../../deps.ts';
import { ownPrincipal } from '../../domain/own-principal.ts';
import { contentOf } from '../../domain/report-content.ts';
import { versionStates } from '../../domain/report-states.ts';
import { type CampaignSynthesis, synthesizeCampaign } from './synthesize-campaign.ts';

/**
 * GENERATE_REPORT: generates the content of one version. No-op if the version is finished or deleted. A worker that lost its
 * lease cannot store anything, because the version records the highest attempt.
 */
export async function generateReport(deps: Deps, job: Job<jobPayloads.GenerateReport>, tools: JobTools): Promise<void> {
  const principal = ownPrincipal(job.workspace_id);
  const version = await deps.db.withWorkspace({ principal }, (tx) => claimVersion(tx, job));
  if (!version) return;
  const { interview_id, version_number } = version;
  const fence = async (tx: Tx) => {
    if (!(await claimVersion(tx, job))) throw endedMeanwhile();
  };
  const about = { interview_id, version_number };
  const own: JobTools = {
    signal: tools.signal,
    progress: (phase, message, context) => tools.progress(phase, message, context && { ...about, ...context }),
  };
  await own.progress('loading', undefined, about);
  const synthesis = await synthesizeCampaign(deps, {
    principal,
    interview_id,
    tools: own,
    fence,
    report_version_id: version.id,
  });
  await tools.progress('storing');
  await deps.db.withWorkspace({ principal }, async (tx) => {
    const { names_changed } = await lockCampaign(tx, interview_id);
    const claimed = await claimVersion(tx, job);
    if (!claimed) return;
    await assertNothingErased(tx, synthesis.conversation_ids);
    if (names_changed === synthesis.names_changed) await keepWords(tx, claimed, synthesis);
    await noteApplied(tx, synthesis.corrections);
    await noteCodings(tx, synthesis.made.codings);
    await storeReady(deps, tx, claimed, synthesis);
  });
}

/** For the next version, and for campaigns. Not after names were hidden: the words would have them. */
async function keepWords(
  tx: Tx,
  { id, interview_id }: ReportVersion,
  { made, model, found, is_plain }: CampaignSynthesis,
): Promise<void> {
  await storeCodebook(tx, interview_id, made);
  if (!model) return;
  await keepNeeded(tx, interview_id, { ...model.needed(made), is_plain });
  await keepFindings(tx, { interview_id, report_version_id: id }, found);
}

const endedMeanwhile = () =>
  new AppError('stale_attempt', {
    publicMessage: 'This report was cancelled or deleted while it was being generated.',
  });

/** Locks the version and records this attempt; null if there is nothing left to do. Errors: `stale_attempt`. */
async function claimVersion(tx: Tx, job: Job<jobPayloads.GenerateReport>): Promise<ReportVersion | null> {
  const version = await tx.em.findOne(
    ReportVersion,
    { id: job.payload.report_version_id },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (version?.status !== 'in_progress') return null;
  if (job.attempt < version.job_attempt) {
    throw new AppError('stale_attempt', { publicMessage: 'A later attempt is generating this report.' });
  }
  version.job_attempt = job.attempt;
  return version;
}

async function storeReady(
  { now }: Deps,
  tx: Tx,
  version: ReportVersion,
  { output, conversation_ids, hidden_names }: CampaignSynthesis,
): Promise<void> {
  Object.assign(version, contentOf(output));
  version.status = versionStates.after('finish', version.status);
  version.completed_at = now();
  version.conversation_count = conversation_ids.length;
  version.hidden_names = hidden_names;
  const { id, interview_id, trigger_reason } = version;
  await append(
    tx,
    eventTypes.reportReady,
    { interview_id, report_version_id: id, trigger_reason },
    { aggregate_id: id, aggregate_version: 2 },
  );
}
