import { LockMode } from '@mikro-orm/core';
import { v7 } from 'uuid';
import { eventTypes } from '@insights/contracts';
import { type Tx, append } from '@insights/db';
import { Campaign, ReportVersion } from './entities.ts';
import type { TriggerReason } from '../domain/report-states.ts';
import type { VersionsSoFar } from '../domain/trigger-rule.ts';

/** The campaign's row, made at first sight and locked until the transaction ends. */
export async function lockCampaign(tx: Tx, interviewId: string): Promise<Campaign> {
  await tx.run('insert into campaigns (interview_id, workspace_id) values ($1, $2) on conflict do nothing', [
    interviewId,
    tx.workspaceId,
  ]);
  return tx.em.findOneOrFail(Campaign, { interview_id: interviewId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

export async function readVersions(tx: Tx, interviewId: string): Promise<VersionsSoFar> {
  const row = await tx.row<VersionsSoFar>(
    `select (array_agg(status order by version_number desc))[1] as newest_status,
            (array_agg(conversation_count order by version_number desc) filter (where status = 'ready'))[1] as ready_count,
            coalesce(bool_or(trigger_reason = 'campaign_completed'), false) as has_final
       from report_versions where interview_id = $1`,
    [interviewId],
  );
  return row ?? { newest_status: null, ready_count: null, has_final: false };
}

/** Makes the next version and asks for its job. The caller holds the campaign's lock and has seen that no run is under way. */
export async function startRun(
  tx: Tx,
  interviewId: string,
  reason: TriggerReason,
  completedCount: number,
  at: string,
): Promise<ReportVersion> {
  const version = await addVersion(tx, interviewId, reason, completedCount, at);
  await append(
    tx,
    eventTypes.jobRequested,
    {
      key: `report:${version.id}`,
      type: 'GENERATE_REPORT',
      queue_name: 'synthesis',
      subject_id: version.id,
      max_attempts: null,
    },
    { aggregate_id: version.id, aggregate_version: 1 },
  );
  return version;
}

/** A version that fails at once because nothing has been tagged: the person who asked for it sees why. */
export async function addFailedRun(
  tx: Tx,
  interviewId: string,
  completedCount: number,
  at: string,
): Promise<ReportVersion> {
  const version = await addVersion(tx, interviewId, 'manual_regenerate', completedCount, at);
  version.status = 'failed';
  version.error_code = 'report_requires_tagged_turns';
  version.completed_at = at;
  return version;
}

async function addVersion(
  tx: Tx,
  interviewId: string,
  reason: TriggerReason,
  completedCount: number,
  at: string,
): Promise<ReportVersion> {
  const row = await tx.row<{ next: number }>(
    'select coalesce(max(version_number), 0) + 1 as next from report_versions where interview_id = $1',
    [interviewId],
  );
  return tx.em.create(ReportVersion, {
    id: v7(),
    workspace_id: tx.workspaceId,
    interview_id: interviewId,
    version_number: row?.next ?? 1,
    status: 'in_progress',
    trigger_reason: reason,
    error_code: null,
    conversation_count: completedCount,
    job_attempt: 0,
    summary: null,
    outputs: null,
    key_themes: null,
    recommendations: null,
    evidence: null,
    created_at: at,
    completed_at: null,
    redacted_at: null,
    hidden_names: '',
  });
}
