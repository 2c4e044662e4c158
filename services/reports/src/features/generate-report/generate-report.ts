import { LockMode } from '@mikro-orm/core';
import { eventTypes, type jobs } from '@insights/contracts';
import { type Tx, append } from '@insights/db';
import { AppError } from '@insights/errors';
import type { JobTools } from '@insights/job-worker';
import { ReportVersion } from '../../db/entities.ts';
import type { Deps } from '../../deps.ts';
import { ownPrincipal } from '../../domain/own-principal.ts';
import { versionStates } from '../../domain/report-states.ts';
import { assertNothingErased } from './nothing-erased.ts';
import { type CampaignSynthesis, synthesizeCampaign } from './synthesize-campaign.ts';

/**
 * GENERATE_REPORT: makes the version that the job is about. Done before, or the version gone: nothing to do. A worker that lost its lease
 * changes nothing, because the version remembers the highest attempt. Every quote is compared with its turn before `ready`.
 */
export async function generateReport(deps: Deps, job: jobs.LeasedJob, tools: JobTools): Promise<void> {
  const principal = ownPrincipal(job.workspace_id);
  const version = await deps.db.withWorkspace({ principal }, (tx) => claimVersion(tx, job));
  if (!version) return;
  const synthesis = await synthesizeCampaign(deps, principal, version.interview_id, tools);
  await tools.progress('storing');
  await deps.db.withWorkspace({ principal }, async (tx) => {
    const claimed = await claimVersion(tx, job);
    if (!claimed) return;
    await assertNothingErased(tx, synthesis.conversation_ids);
    await storeReady(deps, tx, claimed, synthesis);
  });
}

/** The version, locked and marked with this attempt; undefined when there is nothing left to do. Errors: `stale_attempt`. */
async function claimVersion(tx: Tx, job: jobs.LeasedJob): Promise<ReportVersion | undefined> {
  const version = await tx.em.findOne(ReportVersion, { id: job.subject_id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!version || version.status !== 'in_progress') return undefined;
  if (job.attempt < version.job_attempt) {
    throw new AppError('stale_attempt', { publicMessage: 'A later attempt has taken this report over.' });
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
  version.status = versionStates.after('finish', version.status);
  version.completed_at = now();
  version.conversation_count = conversation_ids.length;
  version.hidden_names = hidden_names;
  version.summary = output.summary;
  const roadmap = output.outputs.roadmap.map((item) => ({ ...item, theme_id: item.theme_id ?? null }));
  version.outputs = { ...output.outputs, roadmap };
  version.key_themes = output.key_themes;
  version.recommendations = output.recommendations.map((text, index) => ({
    text,
    evidence: output.recommendation_evidence[index] ?? [],
  }));
  version.evidence = output.evidence.map((evidence) => ({ ...evidence, verified: true }));
  await append(
    tx,
    eventTypes.reportReady,
    {
      interview_id: version.interview_id,
      report_version_id: version.id,
      trigger_reason: version.trigger_reason,
    },
    { aggregate_id: version.id, aggregate_version: 2 },
  );
}
