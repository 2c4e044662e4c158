import type { audit } from '@insights/contracts';
import type { Call } from '@insights/db';
import { notFound } from '@insights/errors';
import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';

/**
 * Support is let into the workspace of the call: written down for each person once an hour.
 * Errors: `not_found` for a workspace that is not there.
 */
export async function recordSupportVisit(
  { db }: Deps,
  call: Call,
  { route }: audit.RecordSupportVisitRequest,
): Promise<audit.RecordSupportVisitResponse> {
  const { workspace_id } = call.principal;
  return db.withWorkspace(call, async (tx) => {
    if (!(await tx.row('select 1 from workspaces where id = $1', [workspace_id]))) throw notFound('workspace');
    await recordAudit(tx, call, { action: 'support.entered', subject: workspace_id, details: { route } });
    return {};
  });
}
