import { route } from '../../core/route.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const resetCodebook = route({
  name: 'reset',
  method: 'delete',
  path: '/v1/interviews/:interview_id/codebook',
  tag: 'codebook',
  doc: 'Drops everything that people changed about codes. The codebook is the one that the engine made alone; codings by people stay.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'codebook.changed',
  success: { status: 204 },
  errors: ['not_found'],
  async handle({ params: { interview_id }, call, codebook }) {
    await codebook.resetCodebook({ interview_id }, call);
    return undefined;
  },
});
