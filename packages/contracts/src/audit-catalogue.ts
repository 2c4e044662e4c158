/** Every act that the audit log of a workspace may hold, by what it is done to. */
export const AUDIT_ACTIONS = [
  'workspace.created',
  'workspace.renamed',
  'workspace.linked',
  'workspace.unlinked',
  'workspace.ownership_transferred',
  'workspace.limits_changed',
  'member.invited',
  'member.invitation_withdrawn',
  'member.joined',
  'member.added',
  'member.role_changed',
  'member.removed',
  'member.left',
  'api_key.created',
  'api_key.rotated',
  'api_key.revoked',
  'retrieval_key.created',
  'retrieval_key.revoked',
  'email_domain.added',
  'email_domain.status_changed',
  'email_domain.removed',
  'webhook_endpoint.created',
  'webhook_endpoint.changed',
  'webhook_endpoint.secret_rotated',
  'webhook_endpoint.deleted',
  'campaign.deleted',
  'contact.consented',
  'contact.email_confirmed',
  'contact.names_revealed',
  'contact.erased',
  'contact.withdrew',
  'link.opened',
  'vault.deleted',
  'support.entered',
  'platform_admin.entered',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** How an act came in, `system` being what our own processes do by themselves: retention, sweeps, what follows an identity provider. */
export const AUDIT_CHANNELS = ['api', 'user', 'participant', 'mcp', 'system'] as const;
export type AuditChannel = (typeof AUDIT_CHANNELS)[number];
