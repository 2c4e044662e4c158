import type { PlatformRole, Role } from '@insights/auth-context';
import type { identity } from '@insights/contracts';
import type { Call } from '@insights/db';
import { AppError } from '@insights/errors';
import { withoutWorkspace } from '../../db/lookup.ts';
import type { Deps } from '../../deps.ts';

const PROFILE = 'select * from identity.profile_of($1)';

/** `create_workspace` limits how many one person owns. This bounds the workspaces that others have invited them to. */
const MAX_WORKSPACES = 1_000;
const WORKSPACES = `select id, name, role from identity.workspaces_of($1) order by created_at desc, id desc limit $2`;

interface Profile extends Pick<identity.User, 'id' | 'email' | 'full_name' | 'image_url'> {
  platform_role: PlatformRole | '';
}

/** Who the caller is and where they may work. Errors: `user_required`. */
export async function getMe({ db }: Pick<Deps, 'db'>, { principal }: Call): Promise<identity.Me> {
  if (principal.kind !== 'user') {
    throw new AppError('user_required', { publicMessage: 'Sign in as a person; an API key has no profile.' });
  }
  const { user_id } = principal;
  const [[profile], workspaces] = await Promise.all([
    withoutWorkspace<Profile>(db, PROFILE, [user_id]),
    withoutWorkspace<{ id: string; name: string; role: Role }>(db, WORKSPACES, [user_id, MAX_WORKSPACES]),
  ]);
  if (!profile) throw new Error(`user ${user_id} was resolved but is not stored`);
  const { platform_role, ...user } = profile;
  return { user, workspaces, platform_role: platform_role || null };
}
