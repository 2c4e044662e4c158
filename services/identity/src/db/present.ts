import type { Role } from '@insights/auth-context';
import type { identity } from '@insights/contracts';
import type { Workspace } from './entities.ts';

export const KEY_COLUMNS = [
  'id',
  'name',
  'key_prefix',
  'scopes',
  'expires_at',
  'created_at',
  'last_used_at',
  'revoked_at',
] as const;

export const WORKSPACE_COLUMNS = ['id', 'name', 'identity_provider_org_id', 'created_at', 'updated_at'] as const;

/** `role`: the caller's. */
export function presentWorkspace(
  row: Pick<Workspace, (typeof WORKSPACE_COLUMNS)[number]>,
  role: Role,
): identity.Workspace {
  const { id, name, identity_provider_org_id = null, created_at, updated_at } = row;
  return { id, name, role, created_at, updated_at, identity_provider_org_id };
}
