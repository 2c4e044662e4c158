import { invalid } from '@insights/errors';
import { z } from 'zod';
import { route } from '../../core/route.ts';
import { StatusAnswer } from '../../core/status-answer.ts';
import { Codebook, CodebookInput } from '../../schemas/codebook.ts';
import { byInterview } from '../interviews/by-interview.ts';
import { codesOfCsv } from './codebook-csv.ts';
import { Force, codeDraft } from './inputs.ts';

export const replaceCodebook = route({
  name: 'replace',
  method: 'put',
  path: '/v1/interviews/:interview_id/codebook',
  tag: 'codebook',
  doc:
    'Replaces the codebook, as JSON or as CSV with a header line (`name`, also `id`, `definition`, `includes`, `excludes`, `parent_id`, ' +
    '`question_ids`, `locked`). The next version of the report follows it.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'codebook.changed',
  headers: {
    'If-Match':
      'The `ETag` of the codebook that you have changed, or `*`. Required; 412 if the codebook has changed since.',
  },
  query: z.object({ force: Force }),
  body: CodebookInput,
  body_forms: { 'text/csv': codesOfCsv },
  success: { status: 200, body: Codebook },
  errors: ['not_found', 'precondition_failed', 'code_in_use', 'quota_exceeded'],
  async handle({ params: { interview_id }, query: { force }, body, header, call, codebook }) {
    const if_match = header('if-match');
    if (if_match === undefined) {
      throw invalid(['header', 'if-match'], 'Send the ETag of the codebook that you have changed', 'missing');
    }
    const request = { interview_id, if_match, codes: body.codes.map(codeDraft), force };
    const { codes, etag } = await codebook.replaceCodebook(request, call);
    return new StatusAnswer(200, { codes }, { ETag: `"${etag}"` });
  },
});
