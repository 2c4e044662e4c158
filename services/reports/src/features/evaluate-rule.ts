import type { Principal } from '@insights/auth-context';
import type { campaigns } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import { lockCampaign, readVersions, startRun } from '../db/runs.ts';
import type { Deps } from '../deps.ts';
import { decideAutomatic, ruleInputs } from '../domain/trigger-rule.ts';

/** Reads the rule's inputs from campaigns; null if the campaign no longer exists. */
export async function fetchInputs(
  { campaigns }: Pick<Deps, 'campaigns'>,
  principal: Principal,
  interviewId: string,
): Promise<campaigns.ReportInputs | null> {
  try {
    return await campaigns.getReportInputs({ interview_id: interviewId }, { principal });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** Starts the run that is due, if any. While a run is active nothing starts; its end triggers another evaluation. */
export async function evaluateRule(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  interviewId: string,
  inputs: campaigns.ReportInputs | null,
): Promise<void> {
  if (!inputs) return;
  const campaign = await lockCampaign(tx, interviewId);
  const versions = await readVersions(tx, interviewId);
  const { start, wanted } = decideAutomatic(ruleInputs(inputs), versions, campaign.wanted_reason);
  campaign.wanted_reason = wanted;
  if (!start) return;
  await startRun(tx, {
    interview_id: interviewId,
    trigger_reason: start,
    conversation_count: inputs.completed_count,
    created_at: now(),
  });
}
