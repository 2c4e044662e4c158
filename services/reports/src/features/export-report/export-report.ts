import { isWordOf, reports, wordsOf } from '@insights/contracts';
import type { Call } from '@insights/db';
import { AppError, invalid } from '@insights/errors';
import { DETACHED, isDetached } from '@insights/report-seal';
import type { Deps } from '../../deps.ts';
import { ownCall, ownPrincipal } from '../../domain/own-principal.ts';
import type { ReportFile } from '../../export-threads/export-threads.ts';
import { type ReadEntry, getReport, getReportVersion } from '../read-report.ts';
import { sealedQuotes } from './quoted-turns.ts';
import { talksOf } from './talks.ts';

/** The version is read again if somebody is erased or a name is hidden between reading the version and its turns. */
const TRIES = 3;
const PIECE_BYTES = 64 * 1024;

/**
 * The newest ready version, or the requested one, as a sealed file in pieces, or the seal of that file.
 * Errors: `not_found`, `report_not_ready`, `invalid_request` for an unknown format, `input_too_large`, `unavailable`.
 */
export async function* exportReport(
  deps: Deps,
  call: Call,
  request: reports.ExportReportRequest,
  signal: AbortSignal,
): AsyncGenerator<reports.ReportPiece> {
  yield* piecesOf(await reportFile(deps, call, request, true, signal));
}

/** The same, without what participants said unless `with_quotes`. */
export async function exportShared(
  deps: Deps,
  call: Call,
  request: reports.ExportReportRequest,
  with_quotes: boolean,
  signal: AbortSignal,
): Promise<Iterable<reports.ReportPiece>> {
  return piecesOf(await reportFile(deps, call, request, with_quotes, signal));
}

type ExportedFile = ReportFile & { readonly version_number: number };

function* piecesOf({ file_name, content_type, content, version_number }: ExportedFile): Generator<reports.ReportPiece> {
  for (let from = 0; from < content.length || from === 0; from += PIECE_BYTES) {
    const head = from === 0 ? { file_name, content_type, version_number } : NO_HEAD;
    yield { ...head, content: content.subarray(from, from + PIECE_BYTES) };
  }
}

const NO_HEAD = { file_name: null, content_type: null, version_number: null };

async function reportFile(
  deps: Deps,
  call: Call,
  { interview_id, format, version_number, page_url, is_seal }: reports.ExportReportRequest,
  with_quotes: boolean,
  signal: AbortSignal,
): Promise<ExportedFile> {
  if (!isWordOf(reports.ExportFormat, format)) {
    throw invalid(['query', 'format'], `The format must be one of ${wordsOf(reports.ExportFormat).join(', ')}.`);
  }
  if (is_seal && !isDetached(format)) {
    throw invalid(
      ['query', 'format'],
      `Only ${DETACHED.join(' and ')} have a seal of their own; other formats carry it inside.`,
    );
  }
  const principal = ownPrincipal(call.principal.workspace_id);
  const campaign = await deps.campaigns.getReportInputs({ interview_id }, ownCall(call));
  for (let tried = 0; tried < TRIES; tried += 1) {
    const version = await readyVersion(deps, call, { interview_id, version_number, format });
    const quotes = await sealedQuotes(deps, principal, interview_id, with_quotes ? version.evidence : []);
    if (!quotes) continue;
    const { id, completed_at, created_at, redacted_at } = version;
    const made_at = completed_at ?? created_at;
    const facts = {
      interview_id,
      version_id: id,
      version_number: version.version_number,
      made_at,
      redacted_at,
      quotes,
    };
    const talks = format === 'qdpx' ? await talksOf(deps, call, interview_id) : undefined;
    const caller = { owner: call.principal.workspace_id, signal };
    const task = { format, campaign, version, page_url, facts, is_seal, with_quotes, ...(talks && { talks }) };
    return { ...(await deps.exports.write(task, caller)), version_number: version.version_number };
  }
  throw new AppError('unavailable', { publicMessage: 'This report is being redacted. Try again in a moment.' });
}

async function readyVersion(
  deps: Deps,
  call: Call,
  {
    interview_id,
    version_number,
    format,
  }: Pick<reports.ExportReportRequest, 'interview_id' | 'version_number' | 'format'>,
): Promise<reports.ReportVersion> {
  const read: ReadEntry = { action: 'report.exported', details: { format } };
  if (version_number === null) return getReport(deps, call, interview_id, read);
  const version = await getReportVersion(deps, call, { interview_id, version_number }, read);
  if (version.status === 'ready') return version;
  throw new AppError('report_not_ready', {
    publicMessage: `Version ${version_number} is not ready, so it cannot be exported.`,
  });
}
