import { RawAnswer } from '../../core/raw-answer.ts';
import { route } from '../../core/route.ts';
import { StatusAnswer } from '../../core/status-answer.ts';
import { Codebook } from '../../schemas/codebook.ts';
import { byInterview } from '../interviews/by-interview.ts';
import { csvOfCodes } from './codebook-csv.ts';

export const getCodebook = route({
  name: 'get',
  method: 'get',
  path: '/v1/interviews/:interview_id/codebook',
  tag: 'codebook',
  doc: 'Shows the codes of a campaign, as people have edited them. `ETag` is for `If-Match` of `PUT`. `Accept` chooses JSON (the default) or CSV.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'report.read',
  success: { status: 200, body: Codebook, forms: ['application/json', 'text/csv'] },
  errors: ['not_found'],
  async handle({ params: { interview_id }, accept, call, codebook }) {
    const { codes, etag } = await codebook.getCodebook({ interview_id }, call);
    const headers = { ETag: `"${etag}"` };
    if (accept !== 'text/csv') return new StatusAnswer(200, { codes }, headers);
    const content_type = 'text/csv; charset=utf-8';
    return new RawAnswer({ content_type, content: csvOfCodes(codes), file_name: 'codebook.csv', headers });
  },
});
