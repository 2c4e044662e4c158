import type { PlatformRole } from '@insights/auth-context';
import type { identity } from '@insights/contracts';
import { withoutWorkspace } from '../../db/lookup.ts';
import type { Deps } from '../../deps.ts';

/** A user's current platform role; null without one, and while the e-mail address is not verified. */
export async function getPlatformRole(
  { db }: Pick<Deps, 'db'>,
  { user_id }: identity.GetPlatformRoleRequest,
): Promise<identity.GetPlatformRoleResponse> {
  const text = 'select identity.platform_role_of($1) as platform_role';
  const [row] = await withoutWorkspace<{ platform_role: PlatformRole | '' | null }>(db, text, [user_id]);
  return { platform_role: row?.platform_role || null };
}
