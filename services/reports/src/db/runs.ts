import { LockMode } from '@mikro-orm/core';
import { v7 } from 'uuid';
import { jobTypes } from '@insights/contracts';
import { type Tx, requestJob } from '@insights/db';
import { NO_CONTENT } from '../domain/report-content.ts';
import type { TriggerReason } from '../domain/report-states.ts';
import type { VersionsSoFar } from '../domain/trigger-rule.ts';
import { Campaign, ReportVersion } from './entities.ts';
import { query } from './query.ts';

/** The campaign's row, created if necessary and locked until the transaction ends. */
export async function lockCampaign(tx: Tx, interviewId: string): Promise<Campaign> {
  await query(tx)
    .insertInto('campaigns')
    .values({ interview_id: interviewId, workspace_id: tx.workspaceId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx.em.findOneOrFail(Campaign, { interview_id: interviewId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

export async function readVersions(tx: Tx, interviewId: string): Promise<VersionsSoFar> {
  const versions = query(tx).selectFrom('report_versions').where('interview_id', '=', interviewId);
  const newestFirst = versions.orderBy('version_number', 'desc').limit(1);
  return query(tx)
    .selectNoFrom(({ exists }) => [
      newestFirst.select('status').as('newest_status'),
      newestFirst.select('conversation_count').where('status', '=', 'ready').as('ready_count'),
      exists(versions.select('id').where('trigger_reason', '=', 'campaign_completed')).as('has_final'),
    ])
    .$narrowType<{ has_final: boolean }>()
    .executeTakeFirstOrThrow();
}

export interface NewRun {
  readonly interview_id: string;
  readonly trigger_reason: TriggerReason;
  /** Completed conversations at this moment. */
  readonly conversation_count: number;
  readonly created_at: string;
}

/** Creates the next version and requests its job. The caller holds the campaign's lock and knows that no run is active. */
export async function startRun(tx: Tx, run: NewRun): Promise<ReportVersion> {
  const version = await addVersion(tx, run);
  await requestJob(tx, jobTypes.generateReport, { report_version_id: version.id });
  return version;
}

/** Creates a version that failed at once because no turns are tagged, so that the caller sees the reason. */
export async function addFailedRun(tx: Tx, run: NewRun): Promise<ReportVersion> {
  const version = await addVersion(tx, run);
  version.status = 'failed';
  version.error_code = 'report_requires_tagged_turns';
  version.completed_at = run.created_at;
  return version;
}

async function addVersion(tx: Tx, run: NewRun): Promise<ReportVersion> {
  const { newest } = await query(tx)
    .selectFrom('report_versions')
    .select(({ fn }) => fn.max<number | null>('version_number').as('newest'))
    .where('interview_id', '=', run.interview_id)
    .executeTakeFirstOrThrow();
  return tx.em.create(ReportVersion, {
    ...run,
    id: v7(),
    workspace_id: tx.workspaceId,
    version_number: (newest ?? 0) + 1,
    status: 'in_progress',
    error_code: null,
    job_attempt: 0,
    ...NO_CONTENT,
    completed_at: null,
    redacted_at: null,
    hidden_names: '',
  });
}
