import { type Principal, type Role, hasRole, participantPrincipal, servicePrincipal } from '@insights/auth-context';
import type { PlatformRole } from '@insights/auth-context';
import { AppError } from '@insights/errors';
import type { Access, Scope } from './route.ts';

/** The holder of a valid credential, before the workspace of the call is known. */
export type Caller =
  | {
      readonly kind: 'key';
      readonly key_id: string;
      readonly workspace_id: string;
      readonly scopes: readonly string[];
      /** Who created the key. */
      readonly user_id: string;
      /** The creator's current role; looked up only for platform routes. */
      readonly platform_role: PlatformRole | '';
    }
  | {
      readonly kind: 'user';
      readonly user_id: string;
      readonly platform_role: PlatformRole | '';
      /** Workspace id → role. */
      readonly memberships: ReadonlyMap<string, Role>;
    }
  | {
      readonly kind: 'retrieval_key';
      readonly key_id: string;
      readonly workspace_id: string;
      /** The one vault that it may read. */
      readonly vault_id: string;
      /** Who created the key. */
      readonly user_id: string;
    }
  | {
      readonly kind: 'participant';
      readonly session_id: string;
      readonly workspace_id: string;
      readonly token_hash: Buffer;
    }
  /** Anonymous, on a public route. */
  | { readonly kind: 'anyone' };

/** A user or an API key of a workspace. */
export type TeamCaller = Extract<Caller, { kind: 'key' | 'user' }>;

export function isOfTeam(caller: Caller): caller is TeamCaller {
  return caller.kind === 'key' || caller.kind === 'user';
}

/** A key acts with the role `admin`. */
const KEY_ROLE: Role = 'admin';

export function roleWanted(access: Access): Role | undefined {
  return 'role' in access ? access.role : undefined;
}

/** Verified support may enter every workspace as a member. */
export function isSupport(caller: Caller): boolean {
  return caller.kind === 'user' && caller.platform_role === 'support';
}

/**
 * The part of authorisation that needs no workspace. Errors: `user_required`, `insufficient_scope`, `insufficient_role` (for a
 * user, when none of `candidates`, the roles that may turn out to count, is enough).
 */
export function checkAccess(access: Access, caller: Caller, candidates: readonly Role[]): void {
  if (caller.kind === 'anyone') return;
  checkSide(access, caller);
  if (caller.kind === 'key') {
    if ('user_only' in access) {
      throw new AppError('user_required', {
        publicMessage: 'This route is for people: send a bearer token instead of an API key.',
      });
    }
    checkScopes('scopes' in access ? access.scopes : [], caller.scopes);
  }
  if ('platform' in access && isOfTeam(caller)) checkPlatform(caller);
  const wanted = roleWanted(access);
  const roles = caller.kind === 'key' ? [KEY_ROLE] : candidates;
  if (wanted && roles.length > 0 && !roles.some((role) => hasRole(role, wanted))) throw roleMissing(wanted);
}

type Side = 'team' | 'participant' | 'retrieval_key';

const WANTS: Record<Exclude<Side, 'team'>, string> = {
  participant: 'This route is for a participant: send the participant token of the session.',
  retrieval_key: 'This route is for a retrieval key: make one for the vault and send it as X-API-Key.',
};
const OPENS: Record<Exclude<Side, 'team'>, string> = {
  participant: 'A participant token opens the routes under /v1/join/session only.',
  retrieval_key: 'A retrieval key opens POST /v1/retrieval and POST /v1/retrieval/answer only.',
};

/** Participants and retrieval keys may call their own routes only, and nobody else may call those. */
function checkSide(access: Access, { kind }: Caller): void {
  const own: Side = kind === 'participant' || kind === 'retrieval_key' ? kind : 'team';
  const wanted: Side = 'participant' in access ? 'participant' : 'retrieval_key' in access ? 'retrieval_key' : 'team';
  if (own === wanted) return;
  if (own !== 'team') throw new AppError('insufficient_scope', { publicMessage: OPENS[own] });
  if (wanted !== 'team') throw new AppError('insufficient_scope', { publicMessage: WANTS[wanted] });
}

function checkScopes(wanted: readonly Scope[], given: readonly string[]): void {
  const missing = given.includes('*') ? [] : wanted.filter((scope) => !given.includes(scope));
  if (missing.length > 0) {
    throw new AppError('insufficient_scope', {
      publicMessage: `The API key lacks the scope ${missing.join(' and ')}.`,
    });
  }
}

/** Platform routes. A key needs the scope `*`: otherwise a key with few scopes could act with its creator's rights. */
function checkPlatform(caller: TeamCaller): void {
  if (caller.kind === 'key' && !caller.scopes.includes('*')) {
    throw new AppError('insufficient_scope', { publicMessage: 'The API key lacks the scope *.' });
  }
  if (caller.platform_role !== 'admin') {
    throw new AppError('insufficient_role', {
      publicMessage: 'Only platform admins, and API keys with the scope * that a platform admin created, may do this.',
    });
  }
}

export function roleMissing(wanted: Role): AppError {
  return new AppError('insufficient_role', { publicMessage: `This needs the role ${wanted} in the workspace.` });
}

/** The caller as the services see it, in one workspace or, when empty, in none. */
export function principalOf(caller: Caller, workspaceId: string, role: Role): Principal {
  if (caller.kind === 'anyone') return servicePrincipal('gateway');
  if (caller.kind === 'key') {
    const { key_id, user_id, scopes, platform_role } = caller;
    return { kind: 'key', id: key_id, user_id, workspace_id: workspaceId, role: KEY_ROLE, scopes, platform_role };
  }
  if (caller.kind === 'retrieval_key') {
    const { key_id: id, kind, user_id, workspace_id, vault_id } = caller;
    return { kind, id, user_id, workspace_id, vault_id, role: 'member', scopes: [], platform_role: '' };
  }
  if (caller.kind === 'participant') {
    return participantPrincipal(caller.session_id, caller.workspace_id, caller.token_hash);
  }
  const { user_id, platform_role } = caller;
  return { kind: 'user', id: user_id, user_id, workspace_id: workspaceId, role, scopes: ['*'], platform_role };
}
