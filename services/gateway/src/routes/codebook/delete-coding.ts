import { route } from '../../core/route.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const deleteCoding = route({
  name: 'deleteCoding',
  method: 'delete',
  path: '/v1/interviews/:interview_id/codebook/codings/:coding_id',
  tag: 'codebook',
  doc: 'Takes a code from a passage that a person gave it. Later versions no longer have it.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'codebook.coding_deleted',
  success: { status: 204 },
  errors: ['not_found'],
  async handle({ params: { interview_id, coding_id }, call, codebook }) {
    await codebook.deleteCoding({ interview_id, coding_id }, call);
    return undefined;
  },
});
