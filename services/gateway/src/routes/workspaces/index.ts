import { createWorkspace } from './create.ts';
import { getWorkspace } from './get.ts';
import { listAuditLog } from './list-audit-log.ts';
import { listMembers } from './list-members.ts';
import { listWorkspaces } from './list.ts';
import { removeMember } from './remove-member.ts';
import { setMemberRole } from './set-member-role.ts';
import { updateWorkspace } from './update.ts';

export const workspaceRoutes = [
  createWorkspace,
  listWorkspaces,
  getWorkspace,
  updateWorkspace,
  listMembers,
  setMemberRole,
  removeMember,
  listAuditLog,
];
