import type { audit } from '@insights/contracts';
import type { Call } from '@insights/db';
import { AppError, notFound } from '@insights/errors';
import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';

/**
 * Support is let into the workspace of the call: written down for each person once an hour.
 * Errors: `insufficient_role` for anyone but verified support, `not_found` for a workspace that is not there.
 */
export async function recordSupportVisit(
  { db }: Deps,
  call: Call,
  { route }: audit.RecordSupportVisitRequest,
): Promise<audit.RecordSupportVisitResponse> {
  const { kind, platform_role, workspace_id } = call.principal;
  if (kind !== 'user' || platform_role !== 'support') {
    throw new AppError('insufficient_role', { say: 'Only verified support makes such a visit.' });
  }
  return db.withWorkspace(call, async (tx) => {
    if (!(await tx.row('select 1 from workspaces where id = $1', [workspace_id]))) throw notFound('workspace');
    await recordAudit(tx, call, { action: 'support.entered', subject: workspace_id, details: { route } });
    return {};
  });
}
