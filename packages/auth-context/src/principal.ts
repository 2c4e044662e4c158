import { type WordOf, type audit, identity, wordsOf } from '@insights/contracts';

/** Roles in a workspace, lowest first: each includes the rights of the ones before it. */
export const ROLES = wordsOf(identity.Role);
export type Role = WordOf<typeof identity.Role>;
/** Scopes of an API key; `*` includes all. */
export const SCOPES = ['interviews', 'exports', 'webhooks', 'mcp', '*'] as const;
export type PlatformRole = WordOf<typeof identity.PlatformRole>;

/**
 * On whose behalf a call runs and what it may do. The gateway creates it from a credential, a worker process from an event or a job;
 * every service verifies it.
 */
export interface Principal {
  /**
   * `user`: a JWT; `key`: an API key; `retrieval_key`: a key for one vault; `participant`: the token of one session; `service`: a
   * process of the system.
   */
  readonly kind: WordOf<typeof audit.ActorKind>;
  /** The user's id, the key's id, the session's id or the service's name: the scope of idempotency keys and rate limits. */
  readonly id: string;
  /** The responsible person: the user, or the creator of the key; '' for a service and for a participant. */
  readonly user_id: string;
  /** The only workspace that this call may access; '' for calls without a workspace. */
  readonly workspace_id: string;
  readonly role: Role;
  readonly scopes: readonly string[];
  readonly platform_role: PlatformRole | '';
  /** For a retrieval key: the only vault that it may read. */
  readonly vault_id?: string;
  /** For a participant: the hash of the token in hexadecimal; absent where no token was presented, e.g. with a join link. */
  readonly token_id?: string;
}

/** Whether `role` is at least `wanted`. */
export function hasRole(role: Role, wanted: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(wanted);
}

/** A participant, who can access one session and nothing else in the workspace. */
export function participantPrincipal(sessionId: string, workspaceId: string, tokenHash?: Buffer): Principal {
  return {
    kind: 'participant',
    id: sessionId,
    user_id: '',
    workspace_id: workspaceId,
    role: 'member',
    scopes: [],
    platform_role: '',
    ...(tokenHash && { token_id: tokenHash.toString('hex') }),
  };
}

/** A process that acts by itself: in `workspaceId` for an event or a job, or without a workspace for look-ups. */
export function servicePrincipal(service: string, workspaceId = ''): Principal {
  return {
    kind: 'service',
    id: service,
    user_id: '',
    workspace_id: workspaceId,
    role: 'admin',
    scopes: ['*'],
    platform_role: '',
  };
}
