import type { Route } from '../../services/gateway/src/core/route.ts';
import { type Column, verdictOf } from '../../services/gateway/src/derived/access-matrix.ts';
import type { Who } from './callers.ts';

/** What a caller must get from a harmless call: an error's code, or a status. */
export type Expected = string | number;

const JSON_BODY_THAT_IS_NO_OBJECT = 422;

/**
 * A call that changes nothing whoever makes it: unknown ids in the path, and a body that is no object. Who may pass gets 422
 * where there is a body, 404 where there is an id, else the route's success.
 */
export function landing(route: Route): number {
  if (route.body) return JSON_BODY_THAT_IS_NO_OBJECT;
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return names.some((name) => name !== 'workspace_id') ? 404 : route.success.status;
}

export function expectedFor(route: Route, who: Who): Expected {
  const { access } = route;
  if ('public' in access) return landing(route);
  if (who.kind === 'refused') return 'unauthenticated';
  if (who.kind === 'nobody') return 'ops' in access ? landing(route) : 'unauthenticated';
  if (who.kind === 'key') {
    const verdict = verdictOf(access, `key: ${who.scopes.join(' + ')}` as Column);
    return verdict === 'yes' ? landing(route) : verdict;
  }
  if ('participant' in access) return 'insufficient_scope';
  return route.workspace === 'none' ? landing(route) : expectedForUser(route, who);
}

function expectedForUser(route: Route, who: Extract<Who, { kind: 'user' }>): Expected {
  const namesWorkspace = route.path.includes(':workspace_id');
  const role =
    who.role ??
    (namesWorkspace ? undefined : who.elsewhere) ??
    (namesWorkspace && who.platform === 'support' ? 'member' : undefined);
  if (role) {
    const verdict = verdictOf(route.access, role);
    return verdict === 'yes' ? landing(route) : verdict;
  }
  // Without a role nothing is known before the body has been read.
  if (route.body) return JSON_BODY_THAT_IS_NO_OBJECT;
  if (namesWorkspace) return 'workspace_mismatch';
  if (typeof route.workspace === 'object') return 404;
  if (who.platform === 'support') return 422;
  return route.workspace === 'given_or_all' ? landing(route) : 'workspace_mismatch';
}
