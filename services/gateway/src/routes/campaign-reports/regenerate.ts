import { route } from '../../core/route.ts';
import { ReportGenerationStatus } from '../../schemas/report.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const regenerateReport = route({
  name: 'regenerate',
  method: 'post',
  path: '/v1/interviews/:interview_id/report/regenerate',
  tag: 'campaign-reports',
  doc: 'Makes a new report version, however few conversations are completed. While a run is under way one more follows it.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  success: { status: 202, body: ReportGenerationStatus },
  errors: ['not_found'],
  handle: ({ params, call, reports }) => reports.regenerateReport({ interview_id: params.interview_id }, call),
});
