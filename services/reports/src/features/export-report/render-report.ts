import type { WordOf, campaigns, reports } from '@insights/contracts';
import { toCsv } from './csv.ts';
import { buildDocument } from './document/build-document.ts';
import { toDocx } from './docx/docx.ts';
import { fileName } from './file-name.ts';
import { toHtml } from './html/html.ts';
import { toJson } from './json.ts';
import { toMarkdown } from './markdown.ts';
import { toQdpx } from './qdpx/qdpx.ts';
import { withoutSmallGroups } from './small-groups.ts';

/** What a file is made from. */
export interface ReportSource {
  readonly campaign: campaigns.ReportInputs;
  readonly version: reports.ReportVersion;
  /** Address of the report page, for links from quotes to transcripts; empty for a file without such links. */
  readonly page_url: string;
  /** What participants said was left out of the version. */
  readonly without_quotes?: boolean;
  /** Only for formats that contain transcripts. */
  readonly talks?: {
    /** As streamed, in parts. */
    readonly transcripts: readonly campaigns.Transcript[];
    /** Statements of participants as they were classified. */
    readonly statements: readonly CodedStatement[];
  };
}

/** A statement with its kind, as it stands in its turn. */
export interface CodedStatement {
  readonly conversation_id: string;
  readonly turn_id: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: string;
  readonly polarity: string;
}

export type ReportFormat = WordOf<typeof reports.ExportFormat>;

interface Format {
  readonly content_type: string;
  write(source: ReportSource): string | Uint8Array | Promise<Uint8Array>;
}

const FORMATS: Readonly<Record<ReportFormat, Format>> = {
  md: { content_type: 'text/markdown; charset=utf-8', write: (source) => toMarkdown(buildDocument(source)) },
  html: { content_type: 'text/html; charset=utf-8', write: toHtml },
  docx: {
    content_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    write: (source) => toDocx(buildDocument(source)),
  },
  json: { content_type: 'application/json', write: toJson },
  csv: { content_type: 'text/csv; charset=utf-8', write: toCsv },
  qdpx: { content_type: 'application/zip', write: toQdpx },
};

export interface RenderedReport {
  readonly file_name: string;
  readonly content_type: string;
  /** Before it is sealed. */
  readonly content: Buffer;
}

/** A ready version as the content of a file, which may leave the team. */
export async function renderReport(format: ReportFormat, source: ReportSource): Promise<RenderedReport> {
  const { content_type, write } = FORMATS[format];
  const content = await write({ ...source, version: withoutSmallGroups(source.version) });
  return {
    file_name: fileName(source.campaign.name, source.version.version_number, format),
    content_type,
    content:
      typeof content === 'string'
        ? Buffer.from(content)
        : Buffer.from(content.buffer, content.byteOffset, content.byteLength),
  };
}
