import { type Principal, servicePrincipal } from '@insights/auth-context';
import type { Call } from '@insights/db';

/** The service itself, for events and jobs. */
export const ownPrincipal = (workspaceId: string): Principal => servicePrincipal('reports', workspaceId);

/** For calls to other services on behalf of a caller: the service itself, in the caller's workspace. */
export const ownCall = ({ principal }: Call): { principal: Principal } => ({
  principal: ownPrincipal(principal.workspace_id),
});
