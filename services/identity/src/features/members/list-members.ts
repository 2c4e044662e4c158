import type { Input, identity } from '@insights/contracts';
import { type Call, isAfter, pageOf, pageBounds } from '@insights/db';
import { membersWithUsers } from '../../db/members.ts';
import type { Deps } from '../../deps.ts';

/** The members of the caller's workspace, newest first. */
export function listMembers(
  { db }: Deps,
  call: Call,
  { page = null }: Input<identity.ListMembersRequest>,
): Promise<identity.ListMembersResponse> {
  const { limit, after } = pageBounds(page);
  return db.withWorkspace(call, async (tx) => {
    const rows = await membersWithUsers(tx)
      .select('user_id as id')
      .where((eb) => isAfter(eb, after, ['members.created_at', 'user_id']))
      .orderBy('members.created_at', 'desc')
      .orderBy('user_id', 'desc')
      .limit(limit + 1)
      .execute();
    return pageOf(rows, limit);
  });
}
