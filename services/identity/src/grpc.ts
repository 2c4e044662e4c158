import type { identity } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { Deps } from './deps.ts';
import { keyLeasesOf } from './db/key-leases.ts';
import { awaitLeases } from './features/key-leases/await-leases.ts';
import { createApiKey } from './features/api-keys/create-api-key.ts';
import { createWorkspace } from './features/workspaces/create-workspace.ts';
import { getMe } from './features/users/get-me.ts';
import { getPlatformRole } from './features/platform-role/get-platform-role.ts';
import { getWorkspace } from './features/workspaces/get-workspace.ts';
import { listApiKeys } from './features/api-keys/list-api-keys.ts';
import { listMembers } from './features/members/list-members.ts';
import { listWorkspaces } from './features/workspaces/list-workspaces.ts';
import { endKeyLease } from './features/key-leases/end-key-lease.ts';
import { type RenewalDeps, renewKeyLease } from './features/key-leases/renew-key-lease.ts';
import { removeMember } from './features/members/remove-member.ts';
import { resolveUser } from './features/users/resolve-user.ts';
import { revokeApiKey } from './features/api-keys/revoke-api-key.ts';
import { rotateApiKey } from './features/api-keys/rotate-api-key.ts';
import { setMemberRole } from './features/members/set-member-role.ts';
import { updateWorkspace } from './features/workspaces/update-workspace.ts';
import { verifyKeys } from './features/api-keys/verify-keys.ts';

/** RPC → feature. */
export function identityHandlers(deps: Deps & RenewalDeps): Handlers<identity.IdentityServiceService> {
  const leases = keyLeasesOf(deps.db);
  return {
    verifyKeys: (request) => verifyKeys(deps, request),
    renewKeyLease: (request, { signal }) => renewKeyLease(deps, request, signal),
    endKeyLease: (request) => endKeyLease(deps, request),
    resolveUser: (request) => resolveUser(deps, request),
    getPlatformRole: (request) => getPlatformRole(deps, request),
    getMe: (_request, context) => getMe(deps, context),
    createWorkspace: (request, context) => createWorkspace(deps, context, request),
    listWorkspaces: (request, context) => listWorkspaces(deps, context, request),
    getWorkspace: (request, context) => getWorkspace(deps, context, request),
    updateWorkspace: (request, context) => updateWorkspace(deps, context, request),
    listMembers: (request, context) => listMembers(deps, context, request),
    setMemberRole: (request, context) => setMemberRole(deps, context, request),
    removeMember: (request, context) => removeMember(deps, context, request),
    createApiKey: (request, context) => createApiKey(deps, context, request),
    listApiKeys: (request, context) => listApiKeys(deps, context, request),
    revokeApiKey: async (request, context) => {
      const answer = await revokeApiKey(deps, context, request);
      await awaitLeases(leases);
      return answer;
    },
    // A stored answer waits as well: the first call may have died before it had.
    rotateApiKey: async (request, context) => {
      const key = await rotateApiKey(deps, context, request);
      await awaitLeases(leases);
      return key;
    },
  };
}
