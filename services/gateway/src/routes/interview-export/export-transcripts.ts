import { exports, wordsOf } from '@insights/contracts';
import { z } from 'zod';
import { FILE_MS, fileAnswer } from '../../core/file-answer.ts';
import { route } from '../../core/route.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const exportTranscripts = route({
  name: 'exportTranscripts',
  method: 'get',
  path: '/v1/interviews/:interview_id/export/transcripts',
  tag: 'interview-export',
  doc: 'Downloads what was said: every completed conversation (test ones excluded), oldest first, or the named one. The connection breaks if the file cannot be completed. In CSV an apostrophe stands before `=`, `+`, `-` and `@` wherever a spreadsheet could read a formula; the other formats have the text as it was said.',
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'transcripts.exported',
  concurrency: 'export',
  query: z.object({
    format: z
      .enum(wordsOf(exports.TranscriptsFormat))
      .default('zip')
      .describe(
        'Format of the file. `zip`: a Markdown file for each conversation; `md`, `docx`: one document; `csv` (UTF-8 with a byte order mark), `jsonl`: one row for each turn; `vtt`, `srt`: captions of the named conversation, or a ZIP archive of such files.',
      ),
    conversation_id: z.uuid().optional().describe('Only this conversation, in any state.'),
  }),
  success: {
    status: 200,
    forms: [
      'application/zip',
      'text/markdown',
      'text/csv',
      'application/jsonl',
      'text/vtt',
      'application/x-subrip',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  },
  errors: ['not_found', 'payload_too_large'],
  timeout_ms: FILE_MS,
  handle: ({ params: { interview_id }, query: { format, conversation_id = null }, call, exports: service }) =>
    fileAnswer(service.exportTranscripts({ interview_id, format, conversation_id }, call)),
});
