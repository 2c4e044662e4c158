import type { Input, membership } from '@insights/contracts';
import { type Call, isAfter, pageOf, sql, pageBounds } from '@insights/db';
import { INVITATION_COLUMNS, presentInvitation } from '../../db/invitations.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';

/** Invitations that can still be accepted, newest first. */
export function listInvitations(
  { db }: Deps,
  call: Call,
  { page = null }: Input<membership.ListMemberInvitationsRequest>,
): Promise<membership.ListMemberInvitationsResponse> {
  const { limit, after } = pageBounds(page);
  return db.withWorkspace(call, async (tx) => {
    const rows = await query(tx)
      .selectFrom('invitations')
      .select(INVITATION_COLUMNS)
      .where('status', '=', 'open')
      .where('expires_at', '>', sql<string>`now()`)
      .where((eb) => isAfter(eb, after, ['created_at', 'id']))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const { items, next_cursor } = pageOf(rows, limit);
    return { items: items.map((row) => presentInvitation(row)), next_cursor };
  });
}
