import type { identity } from '@insights/contracts';
import type { Call } from '@insights/db';
import { withoutWorkspace } from '../../db/lookup.ts';
import type { Deps } from '../../deps.ts';
import { requireGateway } from '../../domain/callers.ts';

/** What a user may do on the platform at this moment; empty for nothing, and while the e-mail address is not verified. Errors: `insufficient_role` for anyone but the gateway. */
export async function getPlatformRole(
  { db }: Pick<Deps, 'db'>,
  { principal }: Call,
  { user_id }: identity.GetPlatformRoleRequest,
): Promise<identity.GetPlatformRoleResponse> {
  requireGateway(principal);
  const text = 'select identity.platform_role_of($1) as platform_role';
  const [row] = await withoutWorkspace<{ platform_role: string | null }>(db, 'platform_role_of', text, [user_id]);
  return { platform_role: row?.platform_role ?? '' };
}
