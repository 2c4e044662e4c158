import type { reports } from '@insights/contracts';
import { type Call, type Tx, announceAudit } from '@insights/db';
import { AppError } from '@insights/errors';
import { type NewRun, addFailedRun, lockCampaign, readVersions, startRun } from '../db/runs.ts';
import type { Deps } from '../deps.ts';
import { ownCall } from '../domain/own-principal.ts';
import { decideManual, ruleInputs } from '../domain/trigger-rule.ts';
import { readStatus } from './generation-status.ts';

/**
 * Starts a run manually. If a run is active, one more is queued after it, however often this is called.
 * Without tagged turns the version fails at once with `report_requires_tagged_turns`. Errors: `not_found`, `nothing_completed`.
 */
export async function regenerateReport(
  { db, campaigns, now }: Deps,
  call: Call,
  interview_id: string,
): Promise<reports.GenerationStatus> {
  const inputs = await campaigns.getReportInputs({ interview_id }, ownCall(call));
  const regenerate = async (tx: Tx): Promise<reports.GenerationStatus> => {
    if (inputs.completed_count === 0) {
      throw new AppError('nothing_completed', {
        publicMessage: 'No interview of this campaign is completed yet. Regenerate the report once one is.',
      });
    }
    const campaign = await lockCampaign(tx, interview_id);
    const decision = decideManual(ruleInputs(inputs), await readVersions(tx, interview_id));
    const run: NewRun = {
      interview_id,
      trigger_reason: 'manual_regenerate',
      conversation_count: inputs.completed_count,
      created_at: now(),
    };
    if (decision === 'queue') campaign.wanted_reason = run.trigger_reason;
    else if (decision === 'start') await startRun(tx, run);
    else await addFailedRun(tx, run);
    await announceAudit(tx, call, { action: 'report.requested', subject: interview_id });
    return readStatus(tx, inputs);
  };
  return db.withWorkspace(call, regenerate, { impersonal: true });
}
