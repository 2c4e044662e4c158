import type { reports } from '@insights/contracts';
import { type Call, type Tx, announceAudit } from '@insights/db';
import { notFound } from '@insights/errors';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { exportShared } from '../export-report/export-report.ts';
import type { Share } from '../../db/entities.ts';
import { admit } from './admit.ts';

/**
 * The shared report as an HTML file, as it may be shown now: names that are hidden and persons who were erased since are not in it.
 * Errors: those of `admit`, `report_not_ready`, `unavailable`.
 */
export async function* openShare(
  deps: Deps,
  { origin }: Pick<Call, 'origin'>,
  { token, password }: reports.OpenShareRequest,
  signal: AbortSignal,
): AsyncGenerator<reports.ReportPiece> {
  const { call, share } = await admit(deps, { origin }, token, password);
  const { interview_id, version_number, with_quotes } = share;
  const request = { interview_id, version_number, format: 'html', page_url: '', is_seal: false } as const;
  const pieces = await exportShared(deps, call, request, with_quotes, signal);
  await deps.db.withWorkspace(call, (tx) => recordOpening(tx, call, share, deps.now()));
  yield* pieces;
}

/** Errors: `not_found` if the link was revoked while the report was written. */
async function recordOpening(tx: Tx, call: Call, { id, interview_id }: Share, at: string): Promise<void> {
  const { numUpdatedRows } = await query(tx)
    .updateTable('shares')
    .set(({ eb }) => ({ opened_count: eb('opened_count', '+', 1), last_opened_at: at }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw notFound('link');
  await announceAudit(tx, call, { action: 'report.share_opened', subject: interview_id, details: { share_id: id } });
}
