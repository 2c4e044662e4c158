import type { reports } from '@insights/contracts';
import { type AccessTable, team } from '@insights/grpc-kit';

/** Who may call which RPC. The gateway has already checked scopes and membership; roles are checked again here. */
export const reportsAccess: AccessTable<reports.ReportsServiceService> = {
  getGenerationStatus: team(),
  regenerateReport: team(),
  getReport: team(),
  listReportVersions: team(),
  getReportVersion: team(),
  diffReportVersions: team(),
  synthesize: team(),
  getInsights: team(),
  exportReport: team(),
};
