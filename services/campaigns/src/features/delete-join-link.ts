import type { sessions } from '@insights/contracts';
import { type Call, announceAudit } from '@insights/db';
import { notFound } from '@insights/errors';
import { lockInterview } from '../db/load.ts';
import type { Deps } from '../deps.ts';
import { completeIfDone } from './change-status/completion.ts';

/** Takes a link away: nobody joins by it any more. Errors: `not_found`. */
export function deleteJoinLink(
  { db, now }: Deps,
  call: Call,
  request: sessions.DeleteJoinLinkRequest,
): Promise<sessions.DeleteJoinLinkResponse> {
  return db.withWorkspace(call, async (tx) => {
    const interview = await lockInterview(tx, request.interview_id);
    const gone = await tx.run('delete from join_links where id::text = $1 and interview_id = $2', [
      request.link_id,
      interview.id,
    ]);
    if (!gone) throw notFound('join link');
    const details = { interview_id: interview.id };
    await announceAudit(tx, call, { action: 'join_link.deleted', subject: request.link_id, details });
    // It may have been the last door that stood open.
    await completeIfDone(tx, interview, now());
    return {};
  });
}
