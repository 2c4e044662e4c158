import { type Principal, servicePrincipal } from '@insights/auth-context';
import type { Call } from '@insights/db';

/** As a service by itself, for an event or a job. */
export const ownPrincipal = (workspaceId: string): Principal => servicePrincipal('reports', workspaceId);

/** What is asked of another service on the way: as a service, in the workspace that the caller was let into. */
export const ownCall = ({ principal }: Call): { principal: Principal } => ({
  principal: ownPrincipal(principal.workspace_id),
});
