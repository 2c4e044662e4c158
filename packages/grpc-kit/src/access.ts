import { type PlatformRole, type Principal, type Role, hasRole } from '@insights/auth-context';
import type { ServiceName } from '@insights/contracts';
import { AppError } from '@insights/errors';

/** The callers that an RPC accepts. All others are rejected. */
export interface RpcAccess {
  /** Services that may call it as their own principal. */
  readonly services?: readonly ServiceName[];
  /** Kinds of principals for which the gateway may call it. */
  readonly callers?: readonly Exclude<Principal['kind'], 'service'>[];
  /** The lowest role that these callers need in the workspace; keys have the role `admin`. */
  readonly role?: Role;
  /** The platform role that these callers need in addition. */
  readonly platform_role?: PlatformRole;
}

/** The access of each RPC of a service. A missing entry is a type error, and such an RPC rejects all calls. */
export type AccessTable<Definition> = { readonly [Method in keyof Definition]: RpcAccess };

/** People and API keys of the workspace. */
export const team = (role: Role = 'member'): RpcAccess => ({ callers: ['user', 'key'], role });
/** People of the workspace. */
export const people = (role: Role = 'member'): RpcAccess => ({ callers: ['user'], role });
export const participants: RpcAccess = { callers: ['participant'], role: 'member' };
/** Services as their own principal; most of these calls work across workspaces. */
export const services = (...names: ServiceName[]): RpcAccess => ({ services: names });

function isAllowed(access: RpcAccess | undefined, { kind, id, role, platform_role }: Principal): boolean {
  if (!access) return false;
  if (kind === 'service') return access.services?.some((name) => name === id) ?? false;
  if (!access.callers?.includes(kind)) return false;
  if (access.role && !hasRole(role, access.role)) return false;
  return access.platform_role === undefined || access.platform_role === platform_role;
}

/** Errors: `caller_not_allowed`. The gateway rejects people earlier with a better message, so this indicates a bug or an attack. */
export function requireAccess(access: RpcAccess | undefined, principal: Principal): void {
  if (isAllowed(access, principal)) return;
  const { kind, id, role } = principal;
  throw new AppError('caller_not_allowed', {
    publicMessage: 'This caller may not make this call.',
    log: { caller_kind: kind, caller_id: id, caller_role: role },
  });
}
