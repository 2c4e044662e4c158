import type { reports } from '@insights/contracts';
import { type Call, announceRead } from '@insights/db';
import { AppError } from '@insights/errors';
import type { Deps } from '../deps.ts';
import { diffReports } from '../domain/diff-report.ts';
import { maskStale } from './hide-names.ts';
import { loadVersion, verifiedContent } from './read-report.ts';

/** What was added, removed and changed between two ready versions. Errors: `not_found`, `report_not_ready`. */
export async function diffReportVersions(
  deps: Deps,
  call: Call,
  { interview_id, from_version, to_version }: reports.DiffReportVersionsRequest,
): Promise<reports.ReportDiff> {
  await maskStale(deps, call.principal.workspace_id, interview_id);
  return deps.db.withWorkspace(call, async (tx) => {
    const from = await loadVersion(tx, interview_id, from_version);
    const to = await loadVersion(tx, interview_id, to_version);
    for (const { status, version_number } of [from, to]) {
      if (status !== 'ready') {
        throw new AppError('report_not_ready', {
          publicMessage: `Version ${version_number} is not ready, so it cannot be compared.`,
        });
      }
    }
    const details = { from_version, to_version };
    await announceRead(tx, call, { action: 'report.read', subject: interview_id, details });
    return { from_version, to_version, ...diffReports(verifiedContent(deps, from), verifiedContent(deps, to)) };
  });
}
