import { route } from '../../core/route.ts';
import { Insights } from '../../schemas/synthesis.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const getInsights = route({
  name: 'getInsights',
  method: 'get',
  path: '/v1/interviews/:interview_id/insights',
  tag: 'campaign-insights',
  doc: 'Shows the themes of the newest ready report with their counts and supporting quotes.',
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'report.read',
  success: { status: 200, body: Insights },
  errors: ['not_found', 'report_not_ready'],
  handle: ({ params, call, reports }) => reports.getInsights({ interview_id: params.interview_id }, call),
});
