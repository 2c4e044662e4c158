import type { Role } from '@insights/auth-context';
import { AppError, errorTable } from '@insights/errors';
import type { Request } from 'express';
import { type Caller, checkAccess, isOfTeam, isSupport } from './caller.ts';
import { type Verifiers, authenticate } from './credentials.ts';
import type { Route } from './route.ts';

const CHECK_EVERY_MS = 15_000;

interface Watched {
  readonly route: Route;
  readonly request: Request;
  readonly caller: Caller;
  /** Of the call; '' for a route without one. */
  readonly workspaceId: string;
}

/**
 * A signal that aborts soon after the caller's right to an open stream ends: the key was revoked, the token has expired, the member was
 * removed. Participants are left to their service, which reads their token with each turn.
 */
export function watchStanding(verifiers: Verifiers, watched: Watched): { readonly ended: AbortSignal; stop(): void } {
  const end = new AbortController();
  if (!isOfTeam(watched.caller)) return { ended: end.signal, stop: () => undefined };
  const check = () => void stillMay(verifiers, watched).then((may) => may || end.abort());
  const timer = setInterval(check, CHECK_EVERY_MS);
  return { ended: end.signal, stop: () => clearInterval(timer) };
}

/** A check that fails for another reason changes nothing. */
async function stillMay(verifiers: Verifiers, { route, request, workspaceId }: Watched): Promise<boolean> {
  try {
    const caller = await authenticate(route, request, verifiers);
    const roles = rolesIn(caller, workspaceId);
    checkAccess(route.access, caller, roles);
    return caller.kind !== 'user' || workspaceId === '' || roles.length > 0;
  } catch (error) {
    return !(error instanceof AppError && [401, 403].includes(errorTable[error.code].http));
  }
}

function rolesIn(caller: Caller, workspaceId: string): Role[] {
  if (caller.kind !== 'user') return [];
  const role = caller.memberships.get(workspaceId) ?? (isSupport(caller) ? 'member' : undefined);
  return role ? [role] : [];
}
