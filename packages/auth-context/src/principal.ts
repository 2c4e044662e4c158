import { type WordOf, type audit, identity, wordsOf } from '@insights/contracts';

/** Roles in a workspace, lowest first: each includes the rights of the ones before it. */
export const ROLES = wordsOf(identity.Role);
export type Role = WordOf<typeof identity.Role>;
/** Scopes of an API key; `*` includes all. */
export const SCOPES = ['interviews', 'exports', 'webhooks', 'mcp', '*'] as const;
export type PlatformRole = WordOf<typeof identity.PlatformRole>;

/**
 * Who makes a call, for whom, and what they may do. Made by the gateway from a credential, or by a worker process
 * from an event or a job; every service verifies it before it believes a word of it.
 */
export interface Principal {
  /**
   * `user`: a JWT; `key`: an API key; `retrieval_key`: a key for one vault; `participant`: the token of one session; `service`: one
   * of our own processes.
   */
  readonly kind: WordOf<typeof audit.ActorKind>;
  /** The user's id, the key's id, the session's id or the service's name: the scope of idempotency keys and rate limits. */
  readonly id: string;
  /** The person answerable: the user, or the one who created the key; empty for a service and for a participant. */
  readonly user_id: string;
  /** The one workspace that this call may touch; empty for calls that touch none. */
  readonly workspace_id: string;
  readonly role: Role;
  readonly scopes: readonly string[];
  readonly platform_role: PlatformRole | '';
  /** Of a retrieval key: the one vault that it may read. */
  readonly vault_id?: string;
  /** Of a participant: the hash of their token in hexadecimal; absent where an earlier version of the gateway calls. */
  readonly token_id?: string;
}

/** Whether `role` is at least `wanted`. */
export function hasRole(role: Role, wanted: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(wanted);
}

/** Somebody who is interviewed: reaches the one session and nothing else of its workspace. */
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

/** A process acting by itself: in `workspaceId` for an event or a job, or in none for look-ups across workspaces. */
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
