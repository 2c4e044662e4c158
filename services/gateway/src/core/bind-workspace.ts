import { type Origin, type Principal, type Role, hasRole, servicePrincipal } from '@insights/auth-context';
import { AppError, invalid, notFound } from '@insights/errors';
import { validate as isUuid } from 'uuid';
import { type Caller, isOfTeam, isSupport, principalOf, roleMissing, roleWanted } from './caller.ts';
import type { Input } from './read-input.ts';
import type { Route } from './route.ts';
import type { Services } from './services.ts';
import type { SupportVisits } from './support-visits.ts';

/** The roles that a user may have in the workspace of the request, judged by path and query before the body is read. */
export function candidateRoles(route: Route, caller: Caller, named: string | undefined): Role[] {
  if (caller.kind !== 'user' || route.workspace === 'none') return [];
  if (named === undefined) return isSupport(caller) ? [] : [...caller.memberships.values()];
  const role = caller.memberships.get(named) ?? (isSupport(caller) ? 'member' : undefined);
  return role ? [role] : [];
}

/**
 * Finds the workspace that the call is about and binds the caller to it. Errors: `workspace_mismatch`, `not_found`,
 * `insufficient_role`, `invalid_request` (several workspaces and none named).
 */
export async function bindWorkspace(
  route: Route,
  caller: Caller,
  input: Input,
  { ops, visits, origin }: Pick<Services, 'ops'> & { visits: SupportVisits; origin: Origin },
): Promise<Principal> {
  const explicit = explicitWorkspace(input);
  const needsNone = !isOfTeam(caller) || route.workspace === 'none';
  if (needsNone || (explicit === undefined && seesAll(route, caller))) {
    rejectMalformedIds(route, input);
    return principalOf(caller, '', 'member');
  }
  // Platform admins have no memberships. The service decides whether the workspace exists.
  if (explicit !== undefined && 'platform' in route.access) {
    rejectMalformedIds(route, input);
    return principalOf(caller, explicit, 'admin');
  }
  if (explicit !== undefined) checkExplicit(caller, explicit);
  rejectMalformedIds(route, input);
  const workspaceId = explicit ?? plainWorkspace(route, caller) ?? (await workspaceOfThing(route, input, ops));
  if (caller.kind === 'key') return principalOf(caller, workspaceId, 'admin');
  const role = caller.memberships.get(workspaceId);
  if (!role && !isSupport(caller)) throw notFound(thingOf(route));
  const wanted = roleWanted(route.access);
  if (wanted && !hasRole(role ?? 'member', wanted)) throw roleMissing(wanted);
  const principal = principalOf(caller, workspaceId, role ?? 'member');
  if (!role) await visits.note(principal, route, origin);
  return principal;
}

function seesAll(route: Route, caller: Caller): boolean {
  return route.workspace === 'given_or_all' && caller.kind === 'user' && caller.platform_role === 'admin';
}

/** `workspace_id` wherever the route takes one. */
function explicitWorkspace({ params, query, body }: Input): string | undefined {
  const inBody = typeof body === 'object' && body !== null && 'workspace_id' in body ? body.workspace_id : undefined;
  const found = params['workspace_id'] ?? query['workspace_id'] ?? inBody;
  return typeof found === 'string' ? found : undefined;
}

function checkExplicit(caller: Caller, workspaceId: string): void {
  const isTheirs =
    caller.kind === 'key'
      ? caller.workspace_id === workspaceId
      : caller.kind === 'user' && (caller.memberships.has(workspaceId) || (isSupport(caller) && isUuid(workspaceId)));
  if (!isTheirs) {
    throw new AppError('workspace_mismatch', {
      publicMessage: 'The credential does not belong to the workspace that was named.',
    });
  }
}

/**
 * Ids are UUIDs unless the route has a schema for them, and names have no NUL, which PostgreSQL's text cannot store. Anything else is
 * answered with 404.
 */
function rejectMalformedIds(route: Pick<Route, 'params'>, { params }: Input): void {
  for (const [name, value] of Object.entries(params)) {
    const isPossible =
      name.endsWith('_id') && !(name in (route.params?.shape ?? {}))
        ? typeof value === 'string' && isUuid(value)
        : typeof value !== 'string' || !value.includes('\0');
    if (!isPossible) throw notFound(thingNamed(name));
  }
}

function thingNamed(param: string): string {
  return param.replace(/_id$/, '').replaceAll('_', ' ');
}

function thingOf(route: Route): string {
  return typeof route.workspace === 'object' ? thingNamed(route.workspace.param) : 'workspace';
}

/** The workspace, when the credential has only one. The service itself answers 404 for a resource of another workspace. */
function plainWorkspace(route: Route, caller: Caller): string | undefined {
  if (caller.kind === 'key') return caller.workspace_id;
  if (caller.kind !== 'user') return undefined;
  const [only, ...others] = caller.memberships.keys();
  if (only !== undefined && others.length === 0 && !isSupport(caller)) return only;
  if (typeof route.workspace === 'object') return undefined;
  if (only === undefined && !isSupport(caller)) {
    throw new AppError('workspace_mismatch', {
      publicMessage: 'You are not a member of any workspace. Create one first.',
    });
  }
  const source = route.query && 'workspace_id' in route.query.shape ? 'query' : 'body';
  throw invalid([source, 'workspace_id'], 'You have several workspaces: name one as workspace_id', 'missing');
}

async function workspaceOfThing(route: Route, input: Input, ops: Services['ops']): Promise<string> {
  if (typeof route.workspace !== 'object') throw notFound('workspace');
  const { thing, service, param } = route.workspace;
  const id = String(input.params[param]);
  const { workspace_id } = await ops[service].resolveWorkspace(
    { kind: thing, id },
    { principal: servicePrincipal('gateway') },
  );
  if (workspace_id === '') throw notFound(thingNamed(param));
  return workspace_id;
}
