import { type Principal, servicePrincipal } from '@insights/auth-context';

/** For calls to other services: this service itself, in the workspace. */
export const ownCall = (workspaceId: string): { principal: Principal } => ({
  principal: servicePrincipal('vaults', workspaceId),
});
