import type { campaigns, reports } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';
import { ownCall } from '../domain/own-principal.ts';
import { blockedReason, ruleInputs } from '../domain/trigger-rule.ts';

/** The status of the newest version and the numbers that the trigger rule compares. Errors: `not_found`. */
export async function getGenerationStatus(
  { db, campaigns }: Deps,
  call: Call,
  interview_id: string,
): Promise<reports.GenerationStatus> {
  const inputs = await campaigns.getReportInputs({ interview_id }, ownCall(call));
  return db.withWorkspace(call, (tx) => readStatus(tx, inputs));
}

const NO_VERSION = {
  status: null,
  error_code: null,
  version_number: null,
  trigger_reason: null,
  created_at: null,
  completed_at: null,
};

export async function readStatus(tx: Tx, inputs: campaigns.ReportInputs): Promise<reports.GenerationStatus> {
  const newest = await query(tx)
    .selectFrom('report_versions')
    .select(['status', 'error_code', 'version_number', 'trigger_reason', 'created_at', 'completed_at'])
    .where('interview_id', '=', inputs.interview_id)
    .orderBy('version_number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const rule = ruleInputs(inputs);
  return {
    ...(newest ?? NO_VERSION),
    blocked_reason: blockedReason(rule, newest?.status ?? null),
    completed_count: rule.completed_count,
    floor_count: rule.report.floor_count,
  };
}
