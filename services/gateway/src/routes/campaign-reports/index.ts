import { diffReportVersions } from './diff-versions.ts';
import { getGenerationStatus } from './get-generation-status.ts';
import { getReportVersion } from './get-version.ts';
import { getReport } from './get.ts';
import { listReportVersions } from './list-versions.ts';
import { regenerateReport } from './regenerate.ts';

export const campaignReportsRoutes = [
  getGenerationStatus,
  regenerateReport,
  getReport,
  listReportVersions,
  getReportVersion,
  diffReportVersions,
];
