import { RawAnswer } from '../../core/raw-answer.ts';
import { route } from '../../core/route.ts';

/** A new key seals from the restart of reports on; caches must have it soon after. */
const MAX_AGE_SECONDS = 300;

export const listReportKeys = route({
  name: 'listReportKeys',
  method: 'get',
  path: '/v1/.well-known/report-keys',
  tag: 'interview-export',
  doc: 'Returns the public keys of report seals as JWKS. Exported reports are verified with them: `insights verify FILE --keys report-keys.json`. Former keys stay listed, so that earlier files verify.',
  access: { public: true },
  workspace: 'none',
  success: { status: 200, forms: ['application/jwk-set+json'] },
  async handle({ call, reports }) {
    const { keys } = await reports.listReportKeys({}, call);
    return new RawAnswer({
      content_type: 'application/jwk-set+json',
      content: `${JSON.stringify({ keys })}\n`,
      max_age_seconds: MAX_AGE_SECONDS,
    });
  },
});
