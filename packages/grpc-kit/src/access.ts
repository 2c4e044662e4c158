import { type PlatformRole, type Principal, type Role, hasRole } from '@insights/auth-context';
import type { ServiceName } from '@insights/contracts';
import { AppError } from '@insights/errors';

/** Whom an RPC lets in. Who is not named here is refused. */
export interface RpcAccess {
  /** Services that may call it as themselves. */
  readonly services?: readonly ServiceName[];
  /** Whom the gateway may call it for. */
  readonly callers?: readonly Exclude<Principal['kind'], 'service'>[];
  /** The least role of those callers in the workspace; a key's is `admin`. */
  readonly role?: Role;
  /** The role on the platform that those callers need as well. */
  readonly platform_role?: PlatformRole;
}

/** The access of each RPC of a service: one that is left out does not compile, and cannot be called. */
export type AccessTable<Definition> = { readonly [Method in keyof Definition]: RpcAccess };

/** People and API keys of the workspace. */
export const team = (role: Role = 'member'): RpcAccess => ({ callers: ['user', 'key'], role });
/** People alone. */
export const people = (role: Role = 'member'): RpcAccess => ({ callers: ['user'], role });
export const participants: RpcAccess = { callers: ['participant'], role: 'member' };
/** Our own processes, as themselves: most of these calls reach across workspaces. */
export const services = (...names: ServiceName[]): RpcAccess => ({ services: names });

function isLetIn(access: RpcAccess | undefined, { kind, id, role, platform_role }: Principal): boolean {
  if (!access) return false;
  if (kind === 'service') return access.services?.some((name) => name === id) ?? false;
  if (!access.callers?.includes(kind)) return false;
  if (access.role && !hasRole(role, access.role)) return false;
  return access.platform_role === undefined || access.platform_role === platform_role;
}

/** Errors: `caller_not_allowed`. The gateway refuses people earlier and in better words, so this is a bug or an attack. */
export function admit(access: RpcAccess | undefined, principal: Principal): void {
  if (isLetIn(access, principal)) return;
  const { kind, id, role } = principal;
  throw new AppError('caller_not_allowed', {
    publicMessage: 'This call is not open to its caller.',
    log: { caller_kind: kind, caller_id: id, caller_role: role },
  });
}
