import type { identity } from '@insights/contracts';

/** The columns of an API key that are shown, in SQL. */
export const KEY_COLUMNS = 'id, name, key_prefix, scopes, expires_at, created_at, last_used_at, revoked_at';

export interface KeyRow {
  id: string;
  name: string;
  key_prefix: string;
  scopes: string[];
  expires_at: string;
  created_at: string;
  last_used_at: string | null;
  revoked_at: string | null;
}

/** `key`: the secret, in the one answer that carries it. */
export function presentKey(row: KeyRow, key = ''): identity.ApiKey {
  return { ...row, key };
}

export interface MemberRow {
  user_id: string;
  role: string;
  email: string | null;
  full_name: string | null;
  image_url: string | null;
  created_at: string;
}

export function presentMember(row: MemberRow): identity.Member {
  const { user_id, role, email, full_name, image_url, created_at } = row;
  return { user_id, role, email, full_name, image_url, created_at };
}

/** The columns of a workspace that are shown, in SQL. */
export const WORKSPACE_COLUMNS = 'id, name, identity_provider_org_id, created_at, updated_at';

export interface WorkspaceRow {
  id: string;
  name: string;
  /** Undefined in an entity that was just created. */
  identity_provider_org_id: string | null | undefined;
  created_at: string;
  updated_at: string;
}

/** `role`: the caller's. */
export function presentWorkspace(row: WorkspaceRow, role: string): identity.Workspace {
  const { id, name, identity_provider_org_id, created_at, updated_at } = row;
  return { id, name, role, created_at, updated_at, identity_provider_org_id: identity_provider_org_id ?? null };
}
