import { z } from 'zod';
import { route } from '../../core/route.ts';
import { ReportDiff, VersionNumber } from '../../schemas/report.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const diffReportVersions = route({
  name: 'diffVersions',
  method: 'get',
  path: '/v1/interviews/:interview_id/report/versions/:from_version/diff/:to_version',
  tag: 'campaign-reports',
  doc: 'Shows what was added, removed and changed between two ready report versions.',
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'report.read',
  params: z.object({ from_version: VersionNumber, to_version: VersionNumber }),
  success: { status: 200, body: ReportDiff },
  errors: ['not_found', 'report_not_ready'],
  handle: ({ params: { interview_id, from_version, to_version }, call, reports }) =>
    reports.diffReportVersions({ interview_id, from_version, to_version }, call),
});
