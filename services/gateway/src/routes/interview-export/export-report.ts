import { z } from 'zod';
import { RawAnswer } from '../../core/raw-answer.ts';
import { route } from '../../core/route.ts';
import { ExportFormat, VersionNumber } from '../../schemas/report.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const exportReport = route({
  name: 'exportReport',
  method: 'get',
  path: '/v1/interviews/:interview_id/export/report',
  tag: 'interview-export',
  doc: 'Downloads a report as a file: the newest ready version, or the requested one.',
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'report.exported',
  query: z.object({
    format: ExportFormat.default('md').describe('Format of the file.'),
    version_number: VersionNumber.optional(),
  }),
  success: {
    status: 200,
    forms: [
      'text/markdown',
      'text/html',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/json',
    ],
  },
  errors: ['not_found', 'report_not_ready'],
  timeout_ms: 30_000,
  async handle({ params: { interview_id }, query: { format, version_number = null }, call, reports }) {
    const file = await reports.exportReport({ interview_id, format, version_number }, call);
    return new RawAnswer(file);
  },
});
