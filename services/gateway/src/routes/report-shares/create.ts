import { route } from '../../core/route.ts';
import { sharePageUrl } from '../../page-addresses.ts';
import { NewReportShare, ReportShareInput } from '../../schemas/report-share.ts';
import { byInterview } from '../interviews/by-interview.ts';
import { shareAnswer } from './share-answer.ts';

export const createReportShare = route({
  name: 'createShare',
  method: 'post',
  path: '/v1/interviews/:interview_id/report/shares',
  tag: 'campaign-reports',
  doc: `Creates a link that opens a report without an account, and nothing else. Names that are hidden later and people
    who are erased later disappear from it. Only this response contains the token.`,
  access: { scopes: ['interviews', 'exports'], role: 'admin' },
  workspace: byInterview,
  audit: 'report.shared',
  body: ReportShareInput,
  body_optional: true,
  success: { status: 201, body: NewReportShare },
  errors: ['not_found', 'report_not_ready', 'quota_exceeded'],
  async handle({ params: { interview_id }, body, call, reports, gateway }) {
    const { version, expires_in_days, password, with_quotes, label } = body;
    const version_number = version === 'latest' ? null : version;
    const request = { interview_id, version_number, expires_in_days, password, with_quotes, label };
    const share = await reports.createShare(request, call);
    const url = share.token === null ? null : sharePageUrl(gateway.public_url, share.token);
    return { ...shareAnswer(share), token: share.token, url };
  },
});
