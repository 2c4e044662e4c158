import { z } from 'zod';
import { FILE_MS, fileAnswer } from '../../core/file-answer.ts';
import { route } from '../../core/route.ts';
import { reportPageUrl } from '../../page-addresses.ts';
import { DetachedFormat, ExportFormat, VersionNumber } from '../../schemas/report.ts';
import { byInterview } from '../interviews/by-interview.ts';

/** Where the seal of a file is that has none inside (RFC 8288). */
function sealLink(origin: string, interview_id: string, format: string, version: number | null): string | undefined {
  if (!DetachedFormat.safeParse(format).success || version === null) return undefined;
  const address = `${origin}/v1/interviews/${interview_id}/export/report/seal?version=${version}&format=${format}`;
  return `<${address}>; rel="describedby"; type="application/jose"`;
}

export const exportReport = route({
  name: 'exportReport',
  method: 'get',
  path: '/v1/interviews/:interview_id/export/report',
  tag: 'interview-export',
  doc: 'Downloads a report as a file: the newest ready version, or the requested one. Every file has a seal, inside or, for `md` and `csv`, at the address of the header `Link` with `rel="describedby"`: `insights verify` checks offline, with the keys of `GET /v1/.well-known/report-keys`, that no character of it was changed.',
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'report.exported',
  concurrency: 'export',
  query: z.object({
    format: ExportFormat.default('md').describe(
      'Format of the file. `csv`: every claim with its quotes, one row for each quote, in UTF-8 with a byte order mark; an apostrophe stands before `=`, `+`, `-` and `@` wherever a spreadsheet could read a formula. `qdpx`: a REFI-QDA project with the transcripts, for programs of qualitative analysis.',
    ),
    version_number: VersionNumber.optional(),
  }),
  success: {
    status: 200,
    forms: [
      'text/markdown',
      'text/html',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/json',
      'text/csv',
      'application/zip',
    ],
  },
  errors: ['not_found', 'report_not_ready', 'input_too_large'],
  timeout_ms: FILE_MS,
  handle: ({ params: { interview_id }, query: { format, version_number = null }, call, reports, gateway }) => {
    const page_url = reportPageUrl(gateway.public_url);
    const file = reports.exportReport({ interview_id, format, version_number, page_url, is_seal: false }, call);
    return fileAnswer(file, (first) => sealLink(gateway.public_url, interview_id, format, first.version_number));
  },
});
