import type { reports } from '@insights/contracts';
import { type AuditEntry, type Call, type Tx, announceRead, keyset, pageOf } from '@insights/db';
import { AppError, notFound } from '@insights/errors';
import { ReportVersion } from '../../db/entities.ts';
import type { Deps } from '../../deps.ts';
import { maskStale } from '../hide-names/hide-names.ts';
import { ownCall } from '../../domain/own-principal.ts';

export function presentVersion(version: ReportVersion): reports.ReportVersion {
  return {
    id: version.id,
    interview_id: version.interview_id,
    version_number: version.version_number,
    status: version.status,
    trigger_reason: version.trigger_reason,
    error_code: version.error_code ?? null,
    created_at: version.created_at,
    completed_at: version.completed_at ?? null,
    redacted_at: version.redacted_at ?? null,
    conversation_count: version.conversation_count,
    outputs: version.outputs ?? null,
    summary: version.summary ?? null,
    key_themes: version.key_themes ?? [],
    recommendations: version.recommendations ?? [],
    evidence: version.evidence ?? [],
  };
}

/** What the audit log calls somebody's look at a version, with what is worth noting of it. */
export type Look = Pick<AuditEntry, 'action' | 'details'>;
const READ: Look = { action: 'report.read' };

function announceLook(tx: Tx, call: Call, { interview_id, version_number }: ReportVersion, look: Look): Promise<void> {
  const details = { version_number, ...look.details };
  return announceRead(tx, call, { action: look.action, subject: interview_id, details });
}

/** The newest ready version. Errors: `report_not_ready`; `not_found` when there is no such campaign. */
export async function getReport(
  deps: Deps,
  call: Call,
  interviewId: string,
  look: Look = READ,
): Promise<reports.ReportVersion> {
  const { db, campaigns } = deps;
  await maskStale(deps, call.principal.workspace_id, interviewId);
  const version = await db.withWorkspace(call, async (tx) => {
    const newest = await newestReady(tx, interviewId);
    if (newest) await announceLook(tx, call, newest, look);
    return newest;
  });
  if (version) return presentVersion(version);
  await campaigns.getReportInputs({ interview_id: interviewId }, ownCall(call));
  throw new AppError('report_not_ready', {
    publicMessage: 'This campaign has no finished report yet. report/generation-status tells what it waits for.',
  });
}

async function newestReady(tx: Tx, interviewId: string): Promise<ReportVersion | undefined> {
  const where = { interview_id: interviewId, status: 'ready' } as const;
  return (await tx.em.find(ReportVersion, where, { orderBy: { version_number: 'desc' }, limit: 1 }))[0];
}

/** Errors: `not_found`. */
export async function getReportVersion(
  deps: Deps,
  call: Call,
  request: reports.GetReportVersionRequest,
  look: Look = READ,
): Promise<reports.ReportVersion> {
  await maskStale(deps, call.principal.workspace_id, request.interview_id);
  return deps.db.withWorkspace(call, async (tx) => {
    const version = await loadVersion(tx, request.interview_id, request.version_number);
    await announceLook(tx, call, version, look);
    return presentVersion(version);
  });
}

export async function loadVersion(tx: Tx, interviewId: string, versionNumber: number): Promise<ReportVersion> {
  const version = await tx.em.findOne(ReportVersion, { interview_id: interviewId, version_number: versionNumber });
  if (!version) throw notFound('report version');
  return version;
}

/** A page of versions without their outputs, newest first. Errors: `not_found`. */
export async function listReportVersions(
  { db, campaigns }: Deps,
  call: Call,
  request: reports.ListReportVersionsRequest,
): Promise<reports.ListReportVersionsResponse> {
  const limit = request.page?.limit || 50;
  const after = keyset(request.page?.cursor ?? '');
  await campaigns.getReportInputs({ interview_id: request.interview_id }, ownCall(call));
  return db.withWorkspace(call, async (tx) => {
    const rows = await tx.rows<ReportVersion>(
      `select id, interview_id, version_number, status, trigger_reason, error_code, conversation_count, created_at, completed_at,
              redacted_at
         from report_versions
        where interview_id = $1 and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
        order by created_at desc, id desc limit $4`,
      [request.interview_id, after?.created_at ?? null, after?.id ?? null, limit + 1],
    );
    const { items, next_cursor } = pageOf(rows, limit);
    return { items: items.map(presentVersion), next_cursor };
  });
}

/** Themes with the quotes that they rest on, from the newest ready version. Errors: `report_not_ready`, `not_found`. */
export async function getInsights(deps: Deps, call: Call, interviewId: string): Promise<reports.Insights> {
  const version = await getReport(deps, call, interviewId);
  const cited = new Set(version.key_themes.flatMap((theme) => theme.evidence));
  return {
    version_number: version.version_number,
    conversation_count: version.conversation_count,
    themes: version.key_themes,
    quotes: version.evidence.filter((evidence) => cited.has(evidence.id)),
  };
}
