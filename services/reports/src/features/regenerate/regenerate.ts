import type { reports } from '@insights/contracts';
import { type Call, type Tx, announceAudit } from '@insights/db';
import { AppError } from '@insights/errors';
import { addFailedRun, lockCampaign, readVersions, startRun } from '../../db/runs.ts';
import type { Deps } from '../../deps.ts';
import { ownCall } from '../../domain/own-principal.ts';
import { reportOf } from '../../domain/report-of.ts';
import { mayRunByHand } from '../../domain/trigger-rule.ts';
import { readStatus } from '../generation-status/generation-status.ts';

/**
 * Starts a run by hand. If a run is active, one more is queued after it, however often this is called.
 * Without tagged turns the version fails at once with `report_requires_tagged_turns`. Errors: `not_found`, `nothing_completed`.
 */
export async function regenerateReport(
  { db, campaigns, now }: Deps,
  call: Call,
  interviewId: string,
): Promise<reports.GenerationStatus> {
  const inputs = await campaigns.getReportInputs({ interview_id: interviewId }, ownCall(call));
  const regenerate = async (tx: Tx): Promise<reports.GenerationStatus> => {
    if (inputs.completed_count === 0) {
      throw new AppError('nothing_completed', {
        publicMessage: 'No interview of this campaign is completed yet. Regenerate the report once one is.',
      });
    }
    const campaign = await lockCampaign(tx, interviewId);
    const versions = await readVersions(tx, interviewId);
    if (versions.newest_status === 'in_progress') {
      campaign.wanted_reason = 'manual_regenerate';
    } else if (mayRunByHand({ ...inputs, report: reportOf(inputs) })) {
      await startRun(tx, interviewId, 'manual_regenerate', inputs.completed_count, now());
    } else {
      await addFailedRun(tx, interviewId, inputs.completed_count, now());
    }
    await tx.flush();
    await announceAudit(tx, call, { action: 'report.requested', subject: interviewId });
    return readStatus(tx, inputs);
  };
  return db.withWorkspace(call, regenerate, { impersonal: true });
}
