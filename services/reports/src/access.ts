import type { codebook, corrections, queries, reports } from '@insights/contracts';
import { type AccessTable, services, team } from '@insights/grpc-kit';

/** Who may call which RPC. The gateway has already checked scopes and membership; roles are checked again here. */
export const reportsAccess: AccessTable<reports.ReportsServiceService> = {
  getGenerationStatus: team(),
  regenerateReport: team(),
  getReport: { ...team(), ...services('vaults') },
  listReportVersions: team(),
  getReportVersion: team(),
  diffReportVersions: team(),
  synthesize: team(),
  getInsights: team(),
  exportReport: team(),
  getCampaignGraph: services('vaults'),
  createShare: team('admin'),
  listShares: team('admin'),
  revokeShare: team('admin'),
  openShare: services('gateway'),
  listReportKeys: services('gateway'),
};

/** The gateway lets users correct reports, no keys. */
export const correctionsAccess: AccessTable<corrections.CorrectionsServiceService> = {
  addCorrection: team(),
  listCorrections: team(),
  deleteCorrection: team(),
  getAgreement: team(),
};

export const codebookAccess: AccessTable<codebook.CodebookServiceService> = {
  getCodebook: team(),
  replaceCodebook: team(),
  resetCodebook: team(),
  addCode: team(),
  changeCode: team(),
  deleteCode: team(),
  addCoding: team(),
  listCodings: team(),
  deleteCoding: team(),
};

export const queriesAccess: AccessTable<queries.QueriesServiceService> = {
  queryReports: team(),
  askCampaigns: services('vaults'),
};
