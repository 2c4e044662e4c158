import type { sessions } from '@insights/contracts';
import { type Call, announceAudit } from '@insights/db';
import { notFound } from '@insights/errors';
import { lockInterview } from '../db/load.ts';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';
import { completeIfDone } from './change-status/completion.ts';

/** Deletes a join link. Errors: `not_found`. */
export function deleteJoinLink(
  { db, now }: Deps,
  call: Call,
  request: sessions.DeleteJoinLinkRequest,
): Promise<sessions.DeleteJoinLinkResponse> {
  return db.withWorkspace(call, async (tx) => {
    const interview = await lockInterview(tx, request.interview_id);
    const { numDeletedRows } = await query(tx)
      .deleteFrom('join_links')
      .where('id', '=', request.link_id)
      .where('interview_id', '=', interview.id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw notFound('join link');
    const details = { interview_id: interview.id };
    await announceAudit(tx, call, { action: 'join_link.deleted', subject: request.link_id, details });
    // Perhaps it was the last link that kept the campaign open.
    await completeIfDone(tx, interview, now(tx));
    return {};
  });
}
