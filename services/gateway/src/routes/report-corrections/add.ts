import { route } from '../../core/route.ts';
import { Correction, CorrectionInput } from '../../schemas/correction.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const addCorrection = route({
  name: 'addCorrection',
  method: 'post',
  path: '/v1/interviews/:interview_id/report/corrections',
  tag: 'campaign-reports',
  doc:
    'Corrects the report: renames, merges, splits or hides themes, or says what a statement is. The correction wins in the next version ' +
    'and in every later one. Regenerate the report to see it.',
  access: { user_only: true, role: 'member' },
  workspace: byInterview,
  audit: 'report.corrected',
  body: CorrectionInput,
  success: { status: 201, body: Correction },
  errors: ['not_found', 'quota_exceeded'],
  handle: ({ params: { interview_id }, body, call, corrections }) =>
    corrections.addCorrection({ interview_id, ...body }, call),
});
