import { acceptInvitation } from './accept-invitation.ts';
import { addMember } from './add-member.ts';
import { createWorkspace } from './create.ts';
import { getLimits } from './get-limits.ts';
import { setLimits } from './set-limits.ts';
import { getWorkspace } from './get.ts';
import { listAuditLog } from './list-audit-log.ts';
import { listInvitations } from './list-invitations.ts';
import { listMembers } from './list-members.ts';
import { listWorkspaces } from './list.ts';
import { removeMember } from './remove-member.ts';
import { setMemberRole } from './set-member-role.ts';
import { transferOwnership } from './transfer-ownership.ts';
import { updateWorkspace } from './update.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

export const workspaceRoutes = [
  createWorkspace,
  listWorkspaces,
  getWorkspace,
  updateWorkspace,
  listMembers,
  setMemberRole,
  removeMember,
  addMember,
  listInvitations,
  withdrawInvitation,
  acceptInvitation,
  transferOwnership,
  listAuditLog,
  getLimits,
  setLimits,
];
