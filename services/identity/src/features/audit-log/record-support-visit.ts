import type { audit } from '@insights/contracts';
import type { Call } from '@insights/db';
import { notFound } from '@insights/errors';
import { recordAudit } from '../../db/audit.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';

/** Records a visit of platform support to the workspace of the call, once an hour for each person. Errors: `not_found`. */
export async function recordSupportVisit(
  { db }: Deps,
  call: Call,
  { route }: audit.RecordSupportVisitRequest,
): Promise<audit.RecordSupportVisitResponse> {
  const { workspace_id } = call.principal;
  return db.withWorkspace(call, async (tx) => {
    const workspace = await query(tx)
      .selectFrom('workspaces')
      .select('id')
      .where('id', '=', workspace_id)
      .executeTakeFirst();
    if (!workspace) throw notFound('workspace');
    await recordAudit(tx, call, { action: 'support.entered', subject: workspace_id, details: { route } });
    return {};
  });
}
