import type { reports } from '@insights/contracts';
import { type Call, announceAudit } from '@insights/db';
import { notFound } from '@insights/errors';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';

/** The link stops working at once. Errors: `not_found`. */
export function revokeShare(
  { db }: Pick<Deps, 'db'>,
  call: Call,
  { interview_id, share_id }: reports.RevokeShareRequest,
): Promise<reports.RevokeShareResponse> {
  return db.withWorkspace(call, async (tx) => {
    const { numDeletedRows } = await query(tx)
      .deleteFrom('shares')
      .where('id', '=', share_id)
      .where('interview_id', '=', interview_id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw notFound('share');
    const details = { share_id };
    await announceAudit(tx, call, { action: 'report.share_revoked', subject: interview_id, details });
    return {};
  });
}
