import { route } from '../../core/route.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const deleteCorrection = route({
  name: 'deleteCorrection',
  method: 'delete',
  path: '/v1/interviews/:interview_id/report/corrections/:correction_id',
  tag: 'campaign-reports',
  doc: 'Withdraws a correction. Later versions no longer apply it; versions that exist stay as they are.',
  access: { user_only: true, role: 'member' },
  workspace: byInterview,
  audit: 'report.correction_deleted',
  success: { status: 204 },
  errors: ['not_found'],
  async handle({ params: { interview_id, correction_id }, call, corrections }) {
    await corrections.deleteCorrection({ interview_id, correction_id }, call);
    return undefined;
  },
});
