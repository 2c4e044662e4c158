import { route } from '../../core/route.ts';
import { ReportGenerationStatus } from '../../schemas/report.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const getGenerationStatus = route({
  name: 'getGenerationStatus',
  method: 'get',
  path: '/v1/interviews/:interview_id/report/generation-status',
  tag: 'campaign-reports',
  doc: 'Shows the progress of the newest report version, or why there is none yet.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  success: { status: 200, body: ReportGenerationStatus },
  errors: ['not_found'],
  handle: ({ params, call, reports }) => reports.getGenerationStatus({ interview_id: params.interview_id }, call),
});
