import { type WordOf, type campaigns, isWordOf, reports, wordsOf } from '@insights/contracts';
import { invalid } from '@insights/errors';
import { buildDocument } from './build-document.ts';
import { toDocx } from './docx.ts';
import { fileName } from './file-name.ts';
import { toHtml } from './html.ts';
import { toJson } from './json.ts';
import { toMarkdown } from './markdown.ts';

type Source = readonly [campaigns.ReportInputs, reports.ReportVersion];

interface Format {
  readonly content_type: string;
  write(...source: Source): string | Promise<Uint8Array>;
}

const FORMATS: Readonly<Record<WordOf<typeof reports.ExportFormat>, Format>> = {
  md: { content_type: 'text/markdown; charset=utf-8', write: (...source) => toMarkdown(buildDocument(...source)) },
  html: { content_type: 'text/html; charset=utf-8', write: (...source) => toHtml(buildDocument(...source)) },
  docx: {
    content_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    write: (...source) => toDocx(buildDocument(...source)),
  },
  json: { content_type: 'application/json', write: toJson },
};

/** A ready version as a file. Errors: `invalid_request` for an unknown format. */
export async function renderReport(
  format: string,
  campaign: campaigns.ReportInputs,
  version: reports.ReportVersion,
): Promise<reports.ExportedReport> {
  if (!isWordOf(reports.ExportFormat, format)) {
    throw invalid(['query', 'format'], `The format must be one of ${wordsOf(reports.ExportFormat).join(', ')}.`);
  }
  const { content_type, write } = FORMATS[format];
  return {
    file_name: fileName(campaign.name, version.version_number, format),
    content_type,
    content: Buffer.from(await write(campaign, version)),
  };
}
