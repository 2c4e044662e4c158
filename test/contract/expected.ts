import type { Route } from '../../services/gateway/src/core/route.ts';
import { type Row, type RoleName, type Wanted, accessTable } from './access-table.ts';
import type { Who } from './callers.ts';

/** The expected outcome: an error's code, or `let through` for any response of the route itself. */
export type Expected = string;

const RANK: Record<RoleName, number> = { member: 0, admin: 1, owner: 2 };
const isEnough = (role: RoleName, wanted: RoleName | undefined) => wanted === undefined || RANK[role] >= RANK[wanted];

export function rowFor({ method, path }: Pick<Route, 'method' | 'path'>): Row {
  const name = `${method.toUpperCase()} ${path.replace(/:\w+/g, '{}')}`;
  const row = accessTable.get(name);
  if (row) return row;
  throw new Error(`Nobody has said who may call ${name}: add it to the right group in test/contract/access-table.ts.`);
}

export function expectedFor(route: Route, who: Who): Expected {
  const row = rowFor(route);
  const { wanted } = row;
  if (wanted.let_in === 'everybody') return 'let through';
  if (who.kind === 'refused') return 'unauthenticated';
  if (who.kind === 'nobody') return wanted.let_in === 'health' ? 'let through' : 'unauthenticated';
  if (who.kind === 'participant') return wanted.let_in === 'participant' ? 'let through' : 'insufficient_scope';
  if (who.kind === 'retrieval_key') return wanted.let_in === 'retrieval_key' ? 'let through' : 'insufficient_scope';
  if (wanted.let_in === 'participant' || wanted.let_in === 'retrieval_key') return 'insufficient_scope';
  if (who.kind === 'key') return expectedForKey(wanted, who);
  return expectedForUser(route, row, who);
}

function expectedForKey(wanted: Wanted, { scopes }: Extract<Who, { kind: 'key' }>): Expected {
  if (wanted.let_in === 'user') return 'user_required';
  const has = (scope: string) => scopes.includes('*') || scopes.includes(scope);
  // None of these keys was created by a platform admin.
  if (wanted.let_in === 'platform_admin') return has('*') ? 'insufficient_role' : 'insufficient_scope';
  return wanted.let_in !== 'scopes' || wanted.scopes.every(has) ? 'let through' : 'insufficient_scope';
}

/** In the order of checks: the known role, the body, the workspace, the object. */
function expectedForUser(
  route: Route,
  { wanted, without_workspace }: Row,
  who: Extract<Who, { kind: 'user' }>,
): Expected {
  if (wanted.let_in === 'platform_admin') return who.platform === 'admin' ? 'let through' : 'insufficient_role';
  if (without_workspace) return 'let through';
  const needed = 'role' in wanted ? wanted.role : undefined;
  const named = route.path.startsWith('/v1/workspaces/:workspace_id');
  const role = roleIn(who, named);
  if (role) return isEnough(role, needed) ? 'let through' : 'insufficient_role';
  // Support names a workspace; platform admins list the jobs of all workspaces.
  if (route.body || (!named && who.platform === 'support')) return 'let through';
  if (who.platform === 'admin' && route.path === '/v1/jobs/active') return 'let through';
  const isAboutThing = !named && /:\w+_id\b/.test(route.path);
  return isAboutThing ? 'let through' : 'workspace_mismatch';
}

function roleIn(who: Extract<Who, { kind: 'user' }>, named: boolean): RoleName | undefined {
  if (who.role) return who.role;
  if (named) return who.platform === 'support' ? 'member' : undefined;
  return who.elsewhere;
}
