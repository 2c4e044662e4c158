import type { identity } from '@insights/contracts';
import { type Call, pageOf } from '@insights/db';
import { pageBounds } from '../../db/page.ts';
import { type MemberRow, presentMember } from '../../db/present.ts';
import type { Deps } from '../../deps.ts';

const PAGE = `select user_id as id, user_id, role, email, full_name, image_url, members.created_at
   from members join users on users.id = user_id
  where $1::timestamptz is null or (members.created_at, user_id) < ($1, $2::uuid)
  order by members.created_at desc, user_id desc limit $3`;

/** The members of the caller's workspace, newest first. */
export function listMembers(
  { db }: Deps,
  call: Call,
  { page }: identity.ListMembersRequest,
): Promise<identity.ListMembersResponse> {
  const { limit, parameters } = pageBounds(page);
  return db.withWorkspace(call, async (tx) => {
    const { items, next_cursor } = pageOf(await tx.rows<MemberRow & { id: string }>(PAGE, parameters), limit);
    return { items: items.map(presentMember), next_cursor };
  });
}
