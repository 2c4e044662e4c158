import { listRoute } from '../../core/route.ts';
import { ReportVersion } from '../../schemas/report.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const listReportVersions = listRoute({
  name: 'listVersions',
  path: '/v1/interviews/:interview_id/report/versions',
  tag: 'campaign-reports',
  doc: 'Lists report versions of every status, newest first. What a version says is in its own answer only.',
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  unaudited: 'Shows numbers, states and times. Reading the content of a version is recorded.',
  item: ReportVersion,
  errors: ['not_found'],
  handle: ({ params, page, call, reports }) =>
    reports.listReportVersions({ interview_id: params.interview_id, page }, call),
});
