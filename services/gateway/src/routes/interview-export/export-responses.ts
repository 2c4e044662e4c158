import { exports, wordsOf } from '@insights/contracts';
import { z } from 'zod';
import { FILE_MS, fileAnswer } from '../../core/file-answer.ts';
import { route } from '../../core/route.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const exportResponses = route({
  name: 'exportResponses',
  method: 'get',
  path: '/v1/interviews/:interview_id/export/responses',
  tag: 'interview-export',
  doc: 'Downloads what became of each question in each completed conversation (test ones excluded), as CSV in UTF-8 with a byte order mark. `value` is a number for a scale and an option for a choice; answers of more than 32,000 characters are shortened. Attributes of people whose names are hidden are left out. An apostrophe stands before `=`, `+`, `-` and `@` wherever a spreadsheet could read a formula.',
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'responses.exported',
  concurrency: 'export',
  query: z.object({
    layout: z
      .enum(wordsOf(exports.ResponsesLayout))
      .default('long')
      .describe('`long`: one row for each question of each conversation; `wide`: one row for each conversation.'),
  }),
  success: { status: 200, forms: ['text/csv'] },
  errors: ['not_found'],
  timeout_ms: FILE_MS,
  handle: ({ params: { interview_id }, query: { layout }, call, exports: service }) =>
    fileAnswer(service.exportResponses({ interview_id, layout }, call)),
});
