import type { Principal } from '@insights/auth-context';
import type { campaigns } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import { lockCampaign, readVersions, startRun } from '../../db/runs.ts';
import type { Deps } from '../../deps.ts';
import { reportOf } from '../../domain/report-of.ts';
import { dueRun } from '../../domain/trigger-rule.ts';

/** What the rule compares, fresh from campaigns; null when the campaign is gone. */
export async function fetchInputs(
  deps: Pick<Deps, 'campaigns'>,
  principal: Principal,
  interviewId: string,
): Promise<campaigns.ReportInputs | null> {
  try {
    return await deps.campaigns.getReportInputs({ interview_id: interviewId }, { principal });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/**
 * Starts the run that is due, if any. One run at a time: a run that is due, or was asked for, while another is under way is noted and
 * looked at when that one ends.
 */
export async function evaluateRule(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  interviewId: string,
  inputs: campaigns.ReportInputs | null,
): Promise<void> {
  if (!inputs) return;
  const campaign = await lockCampaign(tx, interviewId);
  const versions = await readVersions(tx, interviewId);
  // What ends that run looks here again, from the state of that moment.
  if (versions.newest_status === 'in_progress') return;
  const reason = campaign.wanted_reason ?? dueRun({ ...inputs, report: reportOf(inputs) }, versions);
  campaign.wanted_reason = null;
  if (reason) await startRun(tx, interviewId, reason, inputs.completed_count, now());
}
