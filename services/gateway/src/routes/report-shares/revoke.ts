import { route } from '../../core/route.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const revokeReportShare = route({
  name: 'revokeShare',
  method: 'delete',
  path: '/v1/interviews/:interview_id/report/shares/:share_id',
  tag: 'campaign-reports',
  doc: 'Revokes a link to a report. It stops working at once.',
  access: { scopes: ['interviews'], role: 'admin' },
  workspace: byInterview,
  audit: 'report.share_revoked',
  success: { status: 204 },
  errors: ['not_found'],
  async handle({ params: { interview_id, share_id }, call, reports }) {
    await reports.revokeShare({ interview_id, share_id }, call);
    return undefined;
  },
});
