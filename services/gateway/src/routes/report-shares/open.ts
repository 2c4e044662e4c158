import { fileAnswer } from '../../core/file-answer.ts';
import { route } from '../../core/route.ts';
import { OpenShareInput } from '../../schemas/report-share.ts';

/** Rendering a large report takes seconds. */
const OPEN_MS = 60_000;

export const openReportShare = route({
  name: 'openShare',
  method: 'post',
  path: '/v1/report-shares/open',
  tag: 'campaign-reports',
  doc: `Returns the report of a link as an HTML document. The token travels in the body, so no log of addresses holds it. After ten wrong
    passwords in an hour, a link is closed for the rest of that hour.`,
  access: { public: true },
  workspace: 'none',
  audit: 'report.share_opened',
  rate: 'exchange',
  body: OpenShareInput,
  success: { status: 200, forms: ['text/html'] },
  errors: ['not_found', 'password_required', 'rate_limited', 'report_not_ready'],
  timeout_ms: OPEN_MS,
  handle: ({ body: { token, password }, call, reports }) => fileAnswer(reports.openShare({ token, password }, call)),
});
