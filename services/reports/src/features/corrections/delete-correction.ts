import type { corrections } from '@insights/contracts';
import { type Call, announceAudit } from '@insights/db';
import { notFound } from '@insights/errors';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';

/** Later versions no longer apply it. Errors: `not_found`. */
export function deleteCorrection(
  { db }: Deps,
  call: Call,
  { interview_id, correction_id }: corrections.DeleteCorrectionRequest,
): Promise<corrections.DeleteCorrectionResponse> {
  return db.withWorkspace(call, async (tx) => {
    const { numDeletedRows } = await query(tx)
      .deleteFrom('corrections')
      .where('id', '=', correction_id)
      .where('interview_id', '=', interview_id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw notFound('correction');
    const details = { correction_id };
    await announceAudit(tx, call, { action: 'report.correction_deleted', subject: interview_id, details });
    return {};
  });
}
