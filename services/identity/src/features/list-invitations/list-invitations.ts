import type { membership } from '@insights/contracts';
import { type Call, pageOf } from '@insights/db';
import { INVITATION_COLUMNS, type InvitationRow, presentInvitation } from '../../db/invitations.ts';
import { pageBounds } from '../../db/page.ts';
import type { Deps } from '../../deps.ts';

const PAGE = `select ${INVITATION_COLUMNS} from invitations
  where status = 'open' and expires_at > now() and ($1::timestamptz is null or (created_at, id) < ($1, $2::uuid))
  order by created_at desc, id desc limit $3`;

/** Invitations that can still be accepted, newest first. */
export function listInvitations(
  { db }: Deps,
  call: Call,
  { page }: membership.ListMemberInvitationsRequest,
): Promise<membership.ListMemberInvitationsResponse> {
  const { limit, parameters } = pageBounds(page);
  return db.withWorkspace(call, async (tx) => {
    const { items, next_cursor } = pageOf(await tx.rows<InvitationRow>(PAGE, parameters), limit);
    return { items: items.map((row) => presentInvitation(row)), next_cursor };
  });
}
