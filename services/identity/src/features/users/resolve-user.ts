import { v7 } from 'uuid';
import type { PlatformRole, Role } from '@insights/auth-context';
import type { identity } from '@insights/contracts';
import type { Db } from '@insights/db';
import { withoutWorkspace } from '../../db/lookup.ts';
import type { Deps } from '../../deps.ts';
import { joinLinked } from '../linked-workspaces/join-linked.ts';

/** A row of the function `resolve_user`. */
interface UserRow {
  user_id: string;
  platform_role: PlatformRole | '';
  workspace_ids: string[];
  roles: Role[];
}

/**
 * The user of a token that the gateway has verified, with all memberships, newest first. Creates the user on the first request and
 * updates it from the token's claims; makes memberships of linked workspaces.
 */
export async function resolveUser(
  { db }: Pick<Deps, 'db'>,
  request: identity.ResolveUserRequest,
): Promise<identity.ResolveUserResponse> {
  const seen = await readUser(db, request);
  await joinLinked({ db }, seen.user_id, request.organizations);
  // Read again even if nothing was added here: a concurrent request of the same user may have added a membership.
  const user = request.organizations.length > 0 ? await readUser(db, request) : seen;
  const { user_id, platform_role, workspace_ids, roles } = user;
  const memberships = workspace_ids.map((workspace_id, index) => ({ workspace_id, role: roles[index] ?? 'member' }));
  return { user_id, platform_role: platform_role || null, memberships };
}

async function readUser(db: Db, request: identity.ResolveUserRequest): Promise<UserRow> {
  const { issuer, subject, email, email_verified, name, picture } = request;
  const [user] = await withoutWorkspace<UserRow>(
    db,
    'select * from identity.resolve_user($1, $2, $3, $4, $5, $6, $7)',
    [v7(), issuer, subject, email, email_verified, name, picture],
  );
  if (!user) throw new Error('resolve_user returned no row');
  return user;
}
