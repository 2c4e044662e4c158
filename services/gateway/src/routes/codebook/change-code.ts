import { z } from 'zod';
import { route } from '../../core/route.ts';
import { Code, CodeChange, CodeId } from '../../schemas/codebook.ts';
import { byInterview } from '../interviews/by-interview.ts';
import { codeDraft } from './inputs.ts';

export const changeCode = route({
  name: 'changeCode',
  method: 'patch',
  path: '/v1/interviews/:interview_id/codebook/codes/:code_id',
  tag: 'codebook',
  doc: 'Changes the given fields of a code. A new name stays whatever the engine finds; a new definition is looked for in the next version.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'codebook.changed',
  params: z.object({ code_id: CodeId }),
  body: CodeChange,
  success: { status: 200, body: Code },
  errors: ['not_found'],
  handle: ({ params: { interview_id, code_id }, body, call, codebook }) =>
    codebook.changeCode({ interview_id, code_id, change: codeDraft(body) }, call),
});
