import type { Input, sessions } from '@insights/contracts';
import { type Call, pageOf, pageBounds, isAfter } from '@insights/db';
import { loadInterview } from '../db/load.ts';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';

/** A page of a campaign's join links, newest first, used up and expired ones among them. Errors: `not_found`. */
export function listJoinLinks(
  { db }: Deps,
  call: Call,
  { interview_id, page = null }: Input<sessions.ListJoinLinksRequest>,
): Promise<sessions.ListJoinLinksResponse> {
  const { limit, after } = pageBounds(page);
  return db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, interview_id);
    const rows = await query(tx)
      .selectFrom('join_links')
      .select(['id', 'token', 'expires_at', 'max_uses', 'uses', 'attributes', 'prefill', 'created_at'])
      .where('interview_id', '=', interview.id)
      .where((eb) => isAfter(eb, after, ['join_links.created_at', 'join_links.id']))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    return pageOf(rows, limit);
  });
}
