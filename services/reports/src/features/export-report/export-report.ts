import type { reports } from '@insights/contracts';
import type { Call } from '@insights/db';
import { AppError } from '@insights/errors';
import type { Deps } from '../../deps.ts';
import { ownCall } from '../../domain/own-principal.ts';
import { type ReadEntry, getReport, getReportVersion } from '../read-report.ts';
import { renderReport } from './render-report.ts';

/**
 * The newest ready version, or the requested one, as a file.
 * Errors: `not_found`, `report_not_ready`, `invalid_request` for an unknown format.
 */
export async function exportReport(
  deps: Deps,
  call: Call,
  { interview_id, format, version_number }: reports.ExportReportRequest,
): Promise<reports.ExportedReport> {
  const campaign = await deps.campaigns.getReportInputs({ interview_id }, ownCall(call));
  return renderReport(format, campaign, await readyVersion(deps, call, { interview_id, version_number, format }));
}

async function readyVersion(
  deps: Deps,
  call: Call,
  { interview_id, version_number, format }: reports.ExportReportRequest,
): Promise<reports.ReportVersion> {
  const read: ReadEntry = { action: 'report.exported', details: { format } };
  if (version_number === null) return getReport(deps, call, interview_id, read);
  const version = await getReportVersion(deps, call, { interview_id, version_number }, read);
  if (version.status === 'ready') return version;
  throw new AppError('report_not_ready', {
    publicMessage: `Version ${version_number} is not ready, so it cannot be exported.`,
  });
}
