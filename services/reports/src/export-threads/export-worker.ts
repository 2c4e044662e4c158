import type { campaigns } from '@insights/contracts';
import { serve } from '@insights/threads/serve';
import { ReportSealer } from '@insights/report-seal';
import {
  type CodedStatement,
  type ReportFormat,
  type ReportSource,
  renderReport,
} from '../features/export-report/render-report.ts';
import { withoutQuotes } from '../features/shares/without-quotes.ts';
import { unpackReading } from '../engine-threads/stored-reading.ts';
import type { FromExport, ToExport } from './messages.ts';

interface Task extends ReportSource {
  readonly format: ReportFormat;
  readonly talks: { readonly transcripts: campaigns.Transcript[]; readonly statements: CodedStatement[] };
}

/** What was received of the current file. */
let task: Task | undefined;

serve(replyTo, {
  transferOf: (reply) => (reply.kind === 'file' && isAlone(reply.content) ? [reply.content.buffer] : []),
});

/** Whether nothing else uses the memory of the content, which then may be moved to the other thread. */
const isAlone = (content: Uint8Array<ArrayBuffer>): boolean => content.byteLength === content.buffer.byteLength;

async function replyTo(message: ToExport): Promise<FromExport> {
  if (message.kind === 'begin') {
    const { format, campaign, version, page_url } = message;
    task = { format, campaign, version, page_url, talks: { transcripts: [], statements: [] } };
    return { kind: 'ready' };
  }
  if (!task) throw new Error(`an export began with ${message.kind}`);
  if (message.kind === 'rows') addRows(task, message);
  else if (message.kind === 'transcript') task.talks.transcripts.push(message.part);
  else if (message.kind === 'digests') task.talks.statements.push(...message.digests.flatMap(statementsIn));
  else return write(task, message);
  return { kind: 'ready' };
}

function addRows({ version }: Task, { list, rows }: Extract<ToExport, { kind: 'rows' }>): void {
  // The sender has taken the rows from the same field.
  const all = version[list] as unknown[];
  for (const row of rows) all.push(row);
}

/** The media type of a compact JWS (RFC 7515). */
const SEAL_TYPE = 'application/jose';

async function write(
  source: Task,
  { key, facts, is_seal, with_quotes }: Extract<ToExport, { kind: 'write' }>,
): Promise<FromExport> {
  task = undefined;
  const version = with_quotes ? source.version : withoutQuotes(source.version);
  const { file_name, content_type, content } = await renderReport(source.format, {
    ...source,
    version,
    without_quotes: !with_quotes,
  });
  const { file, seal } = await new ReportSealer(key, []).seal(source.format, content, facts);
  if (!is_seal || seal === null) return { kind: 'file', file_name, content_type, content: file };
  return { kind: 'file', file_name: `${file_name}.jws`, content_type: SEAL_TYPE, content: Buffer.from(seal) };
}

/** The observations of a stored reading. */
function statementsIn(digest: string): CodedStatement[] {
  const { conversation_id, observations } = unpackReading(digest);
  return observations.map(({ passage, gist, kind, stance }) => ({
    ...passage,
    conversation_id,
    text: gist,
    kind,
    polarity: stance === 'mixed' ? 'neutral' : stance,
  }));
}
