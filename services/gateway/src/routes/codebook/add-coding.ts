import { route } from '../../core/route.ts';
import { Coding, CodingInput } from '../../schemas/codebook.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const addCoding = route({
  name: 'addCoding',
  method: 'post',
  path: '/v1/interviews/:interview_id/codebook/codings',
  tag: 'codebook',
  doc: "Gives a passage of a participant's turn a code, beside what the engine codes. The next version of the report has it.",
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'codebook.coded',
  body: CodingInput,
  success: { status: 201, body: Coding },
  errors: ['not_found', 'quota_exceeded'],
  handle: ({ params: { interview_id }, body, call, codebook }) => codebook.addCoding({ interview_id, ...body }, call),
});
