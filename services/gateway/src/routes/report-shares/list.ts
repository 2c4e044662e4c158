import { listRoute } from '../../core/route.ts';
import { ReportShare } from '../../schemas/report-share.ts';
import { byInterview } from '../interviews/by-interview.ts';
import { shareAnswer } from './share-answer.ts';

export const listReportShares = listRoute({
  name: 'listShares',
  path: '/v1/interviews/:interview_id/report/shares',
  tag: 'campaign-reports',
  doc: 'Lists the links that open reports of a campaign without an account, newest first, expired ones included.',
  access: { scopes: ['interviews'], role: 'admin' },
  workspace: byInterview,
  item: ReportShare,
  errors: ['not_found'],
  async handle({ params: { interview_id }, page, call, reports }) {
    const { items, next_cursor } = await reports.listShares({ interview_id, page }, call);
    return { items: items.map(shareAnswer), next_cursor };
  },
});
