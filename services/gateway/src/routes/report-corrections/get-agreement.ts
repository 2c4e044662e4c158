import { route } from '../../core/route.ts';
import { Agreement } from '../../schemas/correction.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const getAgreement = route({
  name: 'getAgreement',
  method: 'get',
  path: '/v1/interviews/:interview_id/report/agreement',
  tag: 'campaign-reports',
  doc: "Shows how often the engine and people agree on what statements are and on their codes, with Cohen's kappa and Gwet's AC1.",
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  success: { status: 200, body: Agreement },
  errors: ['not_found'],
  handle: ({ params: { interview_id }, call, corrections }) => corrections.getAgreement({ interview_id }, call),
});
