import { z } from 'zod';
import { FILE_MS, fileAnswer } from '../../core/file-answer.ts';
import { route } from '../../core/route.ts';
import { reportPageUrl } from '../../page-addresses.ts';
import { DetachedFormat, VersionNumber } from '../../schemas/report.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const exportReportSeal = route({
  name: 'exportReportSeal',
  method: 'get',
  path: '/v1/interviews/:interview_id/export/report/seal',
  tag: 'interview-export',
  doc: 'Downloads the seal of a report that was exported as Markdown or CSV, as a compact JWS: of the newest ready version, or the requested one. `insights verify FILE SEAL` checks the file with it. Other formats carry their seal inside.',
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'report.exported',
  concurrency: 'export',
  query: z.object({
    format: DetachedFormat.default('md').describe('Format of the exported file.'),
    version: VersionNumber.optional(),
  }),
  success: { status: 200, forms: ['application/jose'] },
  errors: ['not_found', 'report_not_ready', 'input_too_large'],
  timeout_ms: FILE_MS,
  handle: ({ params: { interview_id }, query: { format, version = null }, call, reports, gateway }) => {
    const page_url = reportPageUrl(gateway.public_url);
    return fileAnswer(
      reports.exportReport({ interview_id, format, version_number: version, page_url, is_seal: true }, call),
    );
  },
});
