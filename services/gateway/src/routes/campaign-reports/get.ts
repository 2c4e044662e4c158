import { route } from '../../core/route.ts';
import { ReportVersion } from '../../schemas/report.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const getReport = route({
  name: 'get',
  method: 'get',
  path: '/v1/interviews/:interview_id/report',
  tag: 'campaign-reports',
  doc: 'Shows the newest ready report version.',
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'report.read',
  success: { status: 200, body: ReportVersion },
  errors: ['not_found', 'report_not_ready'],
  handle: ({ params, call, reports }) => reports.getReport({ interview_id: params.interview_id }, call),
});
