import type { Input, reports } from '@insights/contracts';
import { type AuditEntry, type Call, type Tx, announceRead, isAfter, pageOf, pageBounds } from '@insights/db';
import { AppError, notFound } from '@insights/errors';
import { ReportVersion } from '../db/entities.ts';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';
import { ownCall } from '../domain/own-principal.ts';
import { NO_CONTENT, type ReportContent, asMessages, contentOf } from '../domain/report-content.ts';
import { withVerifiedQuotes } from '../domain/verified-quotes.ts';
import { maskStale } from './hide-names.ts';

const HEAD = [
  'id',
  'interview_id',
  'version_number',
  'status',
  'trigger_reason',
  'error_code',
  'created_at',
  'completed_at',
  'redacted_at',
  'conversation_count',
] as const;
type Head = Pick<ReportVersion, (typeof HEAD)[number]>;

/** A version with its content, as it is shown: the only way out of a report, which prints no quote that nobody said. */
export function presentVersion(
  { quotesWithheld }: Pick<Deps, 'quotesWithheld'>,
  version: ReportVersion,
): reports.ReportVersion {
  return present(version, verifiedContent({ quotesWithheld }, version));
}

/** What a version says, as it may be shown. */
export function verifiedContent(
  { quotesWithheld }: Pick<Deps, 'quotesWithheld'>,
  version: ReportVersion,
): ReportContent {
  const { content, withheld } = withVerifiedQuotes(contentOf(version));
  if (withheld > 0) quotesWithheld('report', withheld);
  return content;
}

function present(head: Head, content: ReportContent): reports.ReportVersion {
  return {
    id: head.id,
    interview_id: head.interview_id,
    version_number: head.version_number,
    status: head.status,
    trigger_reason: head.trigger_reason,
    error_code: head.error_code,
    created_at: head.created_at,
    completed_at: head.completed_at,
    redacted_at: head.redacted_at,
    conversation_count: head.conversation_count,
    ...asMessages(content),
  };
}

/** How the audit log records that somebody read a version. */
export type ReadEntry = Pick<AuditEntry, 'action' | 'details'>;
const READ: ReadEntry = { action: 'report.read' };

function announce(tx: Tx, call: Call, { interview_id, version_number }: Head, read: ReadEntry): Promise<void> {
  const details = { version_number, ...read.details };
  return announceRead(tx, call, { action: read.action, subject: interview_id, details });
}

/** The newest ready version. Errors: `report_not_ready`; `not_found` if the campaign does not exist. */
export async function getReport(
  deps: Deps,
  call: Call,
  interview_id: string,
  read: ReadEntry = READ,
): Promise<reports.ReportVersion> {
  const { db, campaigns } = deps;
  await maskStale(deps, call.principal.workspace_id, interview_id);
  const version = await db.withWorkspace(call, async (tx) => {
    const newest = await newestReady(tx, interview_id);
    if (newest) await announce(tx, call, newest, read);
    return newest;
  });
  if (version) return presentVersion(deps, version);
  await campaigns.getReportInputs({ interview_id }, ownCall(call));
  throw new AppError('report_not_ready', {
    publicMessage:
      'This campaign has no finished report yet. Read report/generation-status to see what the first one waits for.',
  });
}

/** The newest ready version of a campaign, masked as it was stored. */
export async function newestReady(tx: Tx, interview_id: string): Promise<ReportVersion | undefined> {
  const [newest] = await tx.em.find(
    ReportVersion,
    { interview_id, status: 'ready' },
    { orderBy: { version_number: 'desc' }, limit: 1 },
  );
  return newest;
}

/** Errors: `not_found`. */
export async function getReportVersion(
  deps: Deps,
  call: Call,
  { interview_id, version_number }: reports.GetReportVersionRequest,
  read: ReadEntry = READ,
): Promise<reports.ReportVersion> {
  await maskStale(deps, call.principal.workspace_id, interview_id);
  return deps.db.withWorkspace(call, async (tx) => {
    const version = await loadVersion(tx, interview_id, version_number);
    await announce(tx, call, version, read);
    return presentVersion(deps, version);
  });
}

export async function loadVersion(tx: Tx, interview_id: string, version_number: number): Promise<ReportVersion> {
  const version = await tx.em.findOne(ReportVersion, { interview_id, version_number });
  if (!version) throw notFound('report version');
  return version;
}

/** A page of versions without their content, newest first. Errors: `not_found`. */
export async function listReportVersions(
  { db, campaigns }: Deps,
  call: Call,
  { interview_id, page = null }: Input<reports.ListReportVersionsRequest>,
): Promise<reports.ListReportVersionsResponse> {
  const { limit, after } = pageBounds(page);
  await campaigns.getReportInputs({ interview_id }, ownCall(call));
  return db.withWorkspace(call, async (tx) => {
    const rows = await query(tx)
      .selectFrom('report_versions')
      .select(HEAD)
      .where('interview_id', '=', interview_id)
      .where((eb) => isAfter(eb, after, ['created_at', 'id']))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const { items, next_cursor } = pageOf(rows, limit);
    return { items: items.map((head) => present(head, NO_CONTENT)), next_cursor };
  });
}

/** Themes with the quotes that support them, from the newest ready version. Errors: `report_not_ready`, `not_found`. */
export async function getInsights(deps: Deps, call: Call, interview_id: string): Promise<reports.Insights> {
  const { version_number, conversation_count, key_themes, evidence } = await getReport(deps, call, interview_id);
  const cited = new Set(key_themes.flatMap((theme) => theme.evidence));
  return {
    version_number,
    conversation_count,
    themes: key_themes,
    quotes: evidence.filter(({ id }) => cited.has(id)),
  };
}
