import type { membership } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { MembershipDeps } from './deps.ts';
import { acceptInvitation } from './features/invitations/accept-invitation.ts';
import { inviteMember } from './features/invitations/invite-member.ts';
import { listInvitations } from './features/invitations/list-invitations.ts';
import { transferOwnership } from './features/members/transfer-ownership.ts';
import { withdrawInvitation } from './features/invitations/withdraw-invitation.ts';

/** RPC → feature. */
export function membershipHandlers(deps: MembershipDeps): Handlers<membership.MembershipServiceService> {
  return {
    inviteMember: (request, context) => inviteMember(deps, context, request),
    listMemberInvitations: (request, context) => listInvitations(deps, context, request),
    withdrawMemberInvitation: (request, context) => withdrawInvitation(deps, context, request),
    acceptMemberInvitation: (request, context) => acceptInvitation(deps, context, request),
    transferOwnership: (request, context) => transferOwnership(deps, context, request),
  };
}
