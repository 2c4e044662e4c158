import { z } from 'zod';
import { route } from '../../core/route.ts';
import { CodeId } from '../../schemas/codebook.ts';
import { byInterview } from '../interviews/by-interview.ts';
import { Force } from './inputs.ts';

export const deleteCode = route({
  name: 'deleteCode',
  method: 'delete',
  path: '/v1/interviews/:interview_id/codebook/codes/:code_id',
  tag: 'codebook',
  doc: 'Deletes a code, or merges it into another one, which gets its codings. A code that is used needs `merge_into` or `force`.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'codebook.changed',
  params: z.object({ code_id: CodeId }),
  query: z.object({
    merge_into: CodeId.optional().describe('The code that gets its codings.'),
    force: Force,
  }),
  success: { status: 204 },
  errors: ['not_found', 'code_in_use'],
  async handle({ params: { interview_id, code_id }, query: { merge_into = null, force }, call, codebook }) {
    await codebook.deleteCode({ interview_id, code_id, merge_into, force }, call);
    return undefined;
  },
});
