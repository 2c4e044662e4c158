import { route } from '../../core/route.ts';
import { ReportGenerationStatus } from '../../schemas/report.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const regenerateReport = route({
  name: 'regenerate',
  method: 'post',
  path: '/v1/interviews/:interview_id/report/regenerate',
  tag: 'campaign-reports',
  doc:
    'Makes a new report version of what is completed, however few conversations that are. If a run is active, another is ' +
    'queued after it.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'report.requested',
  success: { status: 202, body: ReportGenerationStatus },
  errors: ['not_found', 'nothing_completed'],
  handle: ({ params, call, reports }) => reports.regenerateReport({ interview_id: params.interview_id }, call),
});
