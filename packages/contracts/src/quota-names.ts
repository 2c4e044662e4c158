/** What a workspace may have only so many of. Each is counted and enforced by the service that owns the things. */
export const QUOTA_NAMES = [
  'interviews',
  'contacts',
  'conversations_per_month',
  'documents',
  'webhook_endpoints',
  'api_keys',
  'members',
  'member_invitations_per_day',
  'mails_per_day',
] as const;
export type QuotaName = (typeof QUOTA_NAMES)[number];
