import type { campaigns, reports } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { ReportVersion } from '../../db/entities.ts';
import type { Deps } from '../../deps.ts';
import { ownCall } from '../../domain/own-principal.ts';
import { reportOf } from '../../domain/report-of.ts';
import { blockedReason } from '../../domain/trigger-rule.ts';

/** The newest version's status and what the trigger rule compares. Errors: `not_found`. */
export async function getGenerationStatus(
  { db, campaigns }: Deps,
  call: Call,
  interviewId: string,
): Promise<reports.GenerationStatus> {
  const inputs = await campaigns.getReportInputs({ interview_id: interviewId }, ownCall(call));
  return db.withWorkspace(call, (tx) => readStatus(tx, inputs));
}

export async function readStatus(tx: Tx, inputs: campaigns.ReportInputs): Promise<reports.GenerationStatus> {
  const [newest] = await tx.em.find(
    ReportVersion,
    { interview_id: inputs.interview_id },
    { orderBy: { version_number: 'desc' }, limit: 1 },
  );
  const report = reportOf(inputs);
  return {
    status: newest?.status ?? null,
    error_code: newest?.error_code ?? null,
    blocked_reason: blockedReason({ ...inputs, report }, newest?.status ?? null) ?? null,
    completed_count: inputs.completed_count,
    floor_count: report.floor_count,
    version_number: newest?.version_number ?? null,
    trigger_reason: newest?.trigger_reason ?? null,
    created_at: newest?.created_at ?? null,
    completed_at: newest?.completed_at ?? null,
  };
}
