import type { sessions } from '@insights/contracts';
import { type Call, keyset, pageOf } from '@insights/db';
import { loadInterview } from '../db/load.ts';
import type { Deps } from '../deps.ts';

/** A page of a campaign's join links, newest first, used up and expired ones among them. Errors: `not_found`. */
export function listJoinLinks(
  { db }: Deps,
  call: Call,
  request: sessions.ListJoinLinksRequest,
): Promise<sessions.ListJoinLinksResponse> {
  const limit = request.page?.limit || 50;
  const after = keyset(request.page?.cursor ?? '');
  return db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, request.interview_id);
    const rows = await tx.rows<sessions.JoinLink>(
      `select id, token, expires_at, max_uses, uses, created_at from join_links
        where interview_id = $1 and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
        order by created_at desc, id desc limit $4`,
      [interview.id, after?.created_at ?? null, after?.id ?? null, limit + 1],
    );
    return pageOf(rows, limit);
  });
}
