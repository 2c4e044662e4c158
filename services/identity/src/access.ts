import type {
  audit,
  demos,
  emailDomains,
  identity,
  limits,
  membership,
  preferences,
  rateLimits,
  retrievalKeys,
} from '@insights/contracts';
import { type AccessTable, type RpcAccess, people, services, team } from '@insights/grpc-kit';

const platformAdmins: RpcAccess = { ...team(), platform_role: 'admin' };

/** Who may call what. Only the gateway checks credentials; roles are checked again here, some of them against the database. */
export const identityAccess: AccessTable<identity.IdentityServiceService> = {
  verifyKeys: services('gateway'),
  renewKeyLease: services('gateway'),
  endKeyLease: services('gateway'),
  resolveUser: services('gateway'),
  getPlatformRole: services('gateway'),
  getMe: people(),
  createWorkspace: people(),
  listWorkspaces: people(),
  getWorkspace: people(),
  updateWorkspace: people('owner'),
  listMembers: people(),
  setMemberRole: people('owner'),
  // Every member may leave; the handler checks who may remove whom.
  removeMember: people(),
  createApiKey: people('admin'),
  listApiKeys: people('admin'),
  revokeApiKey: people('admin'),
  rotateApiKey: people('admin'),
};

export const membershipAccess: AccessTable<membership.MembershipServiceService> = {
  inviteMember: people('admin'),
  listMemberInvitations: people('admin'),
  withdrawMemberInvitation: people('admin'),
  acceptMemberInvitation: people(),
  transferOwnership: people('owner'),
};

export const emailDomainsAccess: AccessTable<emailDomains.EmailDomainsServiceService> = {
  createEmailDomain: people('admin'),
  listEmailDomains: people('admin'),
  verifyEmailDomain: people('admin'),
  deleteEmailDomain: people('admin'),
};

export const retrievalKeysAccess: AccessTable<retrievalKeys.RetrievalKeysServiceService> = {
  verifyRetrievalKeys: services('gateway'),
  createRetrievalKey: team('admin'),
  listRetrievalKeys: team('admin'),
  revokeRetrievalKey: team('admin'),
};

export const preferencesAccess: AccessTable<preferences.PreferencesServiceService> = {
  getOnboardingGuide: people(),
  recordOnboardingEvent: people(),
};

export const demosAccess: AccessTable<demos.DemosServiceService> = {
  createDemo: platformAdmins,
  listDemos: platformAdmins,
  updateDemo: platformAdmins,
  deleteDemo: platformAdmins,
  viewDemo: services('gateway'),
};

export const auditAccess: AccessTable<audit.AuditServiceService> = {
  listAuditLog: people('admin'),
  recordSupportVisit: { ...people(), platform_role: 'support' },
};

export const rateLimitsAccess: AccessTable<rateLimits.RateLimitServiceService> = { takeBudgets: services('gateway') };

export const limitsAccess: AccessTable<limits.LimitsServiceService> = {
  getLimits: people(),
  setLimits: platformAdmins,
};
