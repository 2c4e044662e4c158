import { z } from 'zod';
import { route } from '../../core/route.ts';
import { ReportVersion, VersionNumber } from '../../schemas/report.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const getReportVersion = route({
  name: 'getVersion',
  method: 'get',
  path: '/v1/interviews/:interview_id/report/versions/:version_number',
  tag: 'campaign-reports',
  doc: 'Shows one report version in any status.',
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'report.read',
  params: z.object({ version_number: VersionNumber }),
  success: { status: 200, body: ReportVersion },
  errors: ['not_found'],
  handle: ({ params: { interview_id, version_number }, call, reports }) =>
    reports.getReportVersion({ interview_id, version_number }, call),
});
