import { route } from '../../core/route.ts';
import { Code, CodeInput } from '../../schemas/codebook.ts';
import { byInterview } from '../interviews/by-interview.ts';
import { codeDraft } from './inputs.ts';

export const addCode = route({
  name: 'addCode',
  method: 'post',
  path: '/v1/interviews/:interview_id/codebook/codes',
  tag: 'codebook',
  doc: 'Adds a code, which the next version of the report looks for. A codebook has up to 200.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'codebook.changed',
  body: CodeInput,
  success: { status: 201, body: Code },
  errors: ['not_found', 'quota_exceeded'],
  handle: ({ params: { interview_id }, body, call, codebook }) =>
    codebook.addCode({ interview_id, code: codeDraft(body) }, call),
});
