import type { reports } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { Deps } from './deps.ts';
import { diffReportVersions } from './features/diff-versions.ts';
import { exportReport } from './features/export-report/export-report.ts';
import { getCampaignGraph } from './features/campaign-graph.ts';
import { getGenerationStatus } from './features/generation-status.ts';
import { listReportKeys } from './features/list-report-keys.ts';
import { getInsights, getReport, getReportVersion, listReportVersions } from './features/read-report.ts';
import { regenerateReport } from './features/regenerate.ts';
import { createShare } from './features/shares/create-share.ts';
import { listShares } from './features/shares/list-shares.ts';
import { openShare } from './features/shares/open-share.ts';
import { revokeShare } from './features/shares/revoke-share.ts';
import { synthesizeInterview } from './features/synthesize.ts';

/** Maps each RPC to its feature. */
export function reportsHandlers(deps: Deps): Handlers<reports.ReportsServiceService> {
  return {
    getGenerationStatus: (request, call) => getGenerationStatus(deps, call, request.interview_id),
    regenerateReport: (request, call) => regenerateReport(deps, call, request.interview_id),
    getReport: (request, call) => getReport(deps, call, request.interview_id),
    listReportVersions: (request, call) => listReportVersions(deps, call, request),
    getReportVersion: (request, call) => getReportVersion(deps, call, request),
    diffReportVersions: (request, call) => diffReportVersions(deps, call, request),
    synthesize: (request, call) => synthesizeInterview(deps, call, request, call.signal),
    getInsights: (request, call) => getInsights(deps, call, request.interview_id),
    exportReport: (request, call) => exportReport(deps, call, request, call.signal),
    getCampaignGraph: (request, call) => getCampaignGraph(deps, call, request),
    createShare: (request, call) => createShare(deps, call, request),
    listShares: (request, call) => listShares(deps, call, request),
    revokeShare: (request, call) => revokeShare(deps, call, request),
    openShare: (request, call) => openShare(deps, call, request, call.signal),
    listReportKeys: () => listReportKeys(deps),
  };
}
