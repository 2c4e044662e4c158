import type { identity } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { Deps } from './deps.ts';
import { createApiKey } from './features/create-api-key/create-api-key.ts';
import { createWorkspace } from './features/create-workspace/create-workspace.ts';
import { getPlatformRole } from './features/get-platform-role/get-platform-role.ts';
import { getWorkspace } from './features/get-workspace/get-workspace.ts';
import { listApiKeys } from './features/list-api-keys/list-api-keys.ts';
import { listMembers } from './features/list-members/list-members.ts';
import { listWorkspaces } from './features/list-workspaces/list-workspaces.ts';
import { removeMember } from './features/remove-member/remove-member.ts';
import { resolveUser } from './features/resolve-user/resolve-user.ts';
import { revokeApiKey } from './features/revoke-api-key/revoke-api-key.ts';
import { rotateApiKey } from './features/rotate-api-key/rotate-api-key.ts';
import { setMemberRole } from './features/set-member-role/set-member-role.ts';
import { updateWorkspace } from './features/update-workspace/update-workspace.ts';
import { verifyKeys } from './features/verify-keys/verify-keys.ts';

/** RPC → feature. */
export function identityHandlers(deps: Deps): Handlers<identity.IdentityServiceService> {
  return {
    verifyKeys: (request) => verifyKeys(deps, request),
    resolveUser: (request) => resolveUser(deps, request),
    getPlatformRole: (request) => getPlatformRole(deps, request),
    createWorkspace: (request, context) => createWorkspace(deps, context, request),
    listWorkspaces: (request, context) => listWorkspaces(deps, context, request),
    getWorkspace: (request, context) => getWorkspace(deps, context, request),
    updateWorkspace: (request, context) => updateWorkspace(deps, context, request),
    listMembers: (request, context) => listMembers(deps, context, request),
    setMemberRole: (request, context) => setMemberRole(deps, context, request),
    removeMember: (request, context) => removeMember(deps, context, request),
    createApiKey: (request, context) => createApiKey(deps, context, request),
    listApiKeys: (request, context) => listApiKeys(deps, context, request),
    revokeApiKey: (request, context) => revokeApiKey(deps, context, request),
    rotateApiKey: (request, context) => rotateApiKey(deps, context, request),
  };
}
