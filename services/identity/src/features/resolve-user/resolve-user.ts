import { v7 } from 'uuid';
import type { identity } from '@insights/contracts';
import type { Db } from '@insights/db';
import { withoutWorkspace } from '../../db/lookup.ts';
import type { Deps } from '../../deps.ts';
import { joinLinked } from '../join-linked/join-linked.ts';

interface UserRow {
  user_id: string;
  platform_role: string;
  workspace_ids: string[];
  roles: string[];
}

/**
 * The user of a token that the gateway has verified, made at first sight, kept in step with the token's claims, with all
 * memberships, newest first; those of linked workspaces are made at first sight.
 */
export async function resolveUser(
  { db }: Pick<Deps, 'db'>,
  request: identity.ResolveUserRequest,
): Promise<identity.ResolveUserResponse> {
  const seen = await readUser(db, request);
  await joinLinked({ db }, seen.user_id, request.organizations);
  // Read again whoever made the membership: another request of the same user may have, since the first read.
  const user = request.organizations.length > 0 ? await readUser(db, request) : seen;
  const { user_id, platform_role, workspace_ids, roles } = user;
  const memberships = workspace_ids.map((workspace_id, place) => ({ workspace_id, role: roles[place] ?? '' }));
  return { user_id, platform_role, memberships };
}

async function readUser(db: Db, request: identity.ResolveUserRequest): Promise<UserRow> {
  const [user] = await withoutWorkspace<UserRow>(
    db,
    'resolve_user',
    'select * from identity.resolve_user($1, $2, $3, $4, $5, $6, $7)',
    [
      v7(),
      request.issuer,
      request.subject,
      request.email ?? null,
      request.email_verified,
      request.name ?? null,
      request.picture ?? null,
    ],
  );
  if (!user) throw new Error('resolve_user gave no row');
  return user;
}
